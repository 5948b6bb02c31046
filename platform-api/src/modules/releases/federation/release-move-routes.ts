import type pg from 'pg';
import type { Clock } from '../../../platform/clock';
import type { On } from '../../../platform/http/call-registrar';
import type { TeamRef } from '../../../platform/http/visitor';
import type { Audit } from '../../operators/audit/audit';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { provedBefore, statusOf } from './release-status';
import type { RemoteChanges } from './remote-changes';
import { retireRelease } from './retire-release';
import { isOwnBrand, requireOwnRemote, requireStage, teamChange } from './team-grants';

export interface ReleaseMoveParts {
  readonly pool: pg.Pool;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly brands: Pick<BrandService, 'all'>;
  readonly brandOf: (code: string) => Promise<Brand>;
  readonly changes: RemoteChanges;
}

/** What teams do with their releases after publishing, as far as their tokens go. */
export function releaseMoveRoutes(on: On, { pool, audit, clock, brands, brandOf, changes }: ReleaseMoveParts): void {
  on('releases.status', async ({ remote }, { team }) => {
    requireOwnRemote(team, remote);
    const own = (await brands.all()).filter(({ id }) => isOwnBrand(team, id));
    return statusOf(pool, remote, own);
  });

  on('releases.promote', async ({ brand: code, version, ...fields }, { team, requestId }) => {
    const brand = await brandOf(code);
    requireStage(team, 'stable', fields.remote, brand);
    await changes.promote(teamChange(team, { ...fields, brand, requestId }), version, undefined);
    return null;
  });

  on('releases.rollback', async ({ brand: code, version, ...fields }, { team, requestId }) => {
    const brand = await brandOf(code);
    requireStage(team, 'stable', fields.remote, brand);
    const target = version ?? (await provedBefore(pool, brand, fields.remote));
    await changes.rollback(teamChange(team, { ...fields, brand, requestId }), target);
    return { version: target };
  });

  on('releases.retire', async ({ remote, version, reason }, { team, requestId }) => {
    requireOwnRemote(team, remote);
    const change = { remote, version, reason: reasonOf(team, reason), brandIds: team.brandIds, requestId };
    await retireRelease(pool, { audit, now: clock.now() }, change);
    return null;
  });
}

const reasonOf = ({ team }: TeamRef, reason: string): string => `${team}: ${reason}`;
