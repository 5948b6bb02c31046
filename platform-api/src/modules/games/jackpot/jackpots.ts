import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import type { RecordedGames } from '../../money/ledger/recorded-games';
import type { Audit } from '../../operators/audit/audit';
import { createJackpotAdmin } from './admin';
import { counterChanges } from './counter-change';
import { createPoolAdmin } from './pool-admin';
import { findPool, type PlayablePool } from './pool-repository';
import { createJackpotService } from './service';

/** Pools that vendors have at brands. */
export interface JackpotPools {
  /** Null where the vendor has none. */
  poolOf(brandId: number, vendorId: number): Promise<PlayablePool | null>;
}

export const createJackpotPools = (db: Queryable): JackpotPools => ({
  poolOf: (brandId, vendorId) => findPool(db, brandId, vendorId),
});

interface JackpotParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly recordedGames: RecordedGames;
  readonly publicIds: PublicIds;
}

/** The counters of brands, and the administration of counters and pools. */
export function createJackpots({ platform, brands, audit, recordedGames: games, publicIds: ids }: JackpotParts) {
  const change = counterChanges(platform, audit);
  return {
    jackpot: createJackpotService(platform),
    jackpotAdmin: createJackpotAdmin(platform, brands, change),
    poolAdmin: createPoolAdmin({ platform, brands, change, games, ids }),
  };
}
