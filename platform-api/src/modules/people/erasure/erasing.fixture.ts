import { personalDataErasures } from '../../../composition/personal-data';
import { findPlayObstacles } from '../../games/closure-repository';
import { findMoneyObstacles } from '../../money/closure-repository';
import { createAudit } from '../../operators/audit/audit';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { ExcludedContacts } from '../contacts/excluded-contacts';
import { createErasure, type Erasure } from './service';

/** The erasure as the product has it, beside a running one. */
export function openErasure(
  platform: Pick<Platform, 'clock' | 'database' | 'log'>,
  brands: Pick<BrandService, 'all'>,
  excluded: ExcludedContacts,
): Erasure {
  return createErasure({
    platform,
    brands,
    excluded,
    audit: createAudit(platform.database.pool),
    closure: {
      async openCases(tx, memberId) {
        const account = { memberId, leastWithdrawal: 1_000_000n };
        return [...(await findMoneyObstacles(tx, account)), ...(await findPlayObstacles(tx, account))];
      },
    },
    erasures: personalDataErasures,
  });
}
