import type pg from 'pg';
import type { Clock } from '../../../platform/clock';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { Audit } from '../../operators/audit/audit';
import { requireEveryBrand, requireRight } from '../../operators/rights/rights';
import { publishRelease } from './publish-release';
import { languagesMissing } from './release-status';
import type { ReleaseStores } from './release-files';
import type { Previews } from './previews';
import { releaseMoveRoutes } from './release-move-routes';
import type { ReleaseTokens } from './release-tokens';
import type { RemoteChanges } from './remote-changes';
import { isOwnBrand, requireOwn, requireStage, teamChange } from './team-grants';

export interface ReleaseRouteParts {
  readonly pool: pg.Pool;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly brands: BrandService;
  readonly stores: ReleaseStores;
  readonly tokens: ReleaseTokens;
  readonly changes: RemoteChanges;
  readonly previews: Previews;
}

/** What teams do with their tokens, and operators with tokens. */
export function releaseRoutes(
  on: On,
  { pool, audit, clock, brands, stores, tokens, changes, previews }: ReleaseRouteParts,
): void {
  const brandOf = async (code: string): Promise<Brand> => {
    const brand = (await brands.all()).find((candidate) => candidate.code === code);
    if (!brand) throw new Failure('not_found');
    return brand;
  };

  on('releases.publish', async (input, { team, requestId }) => {
    const published = await publishRelease({ pool, files: stores.current, audit }, team, input, requestId);
    const own = (await brands.all()).filter(({ id }) => isOwnBrand(team, id));
    return { ...published, missingLanguages: await languagesMissing(pool, own, published) };
  });

  on('releases.preview', async ({ brand: code, remote, version }, { team, requestId }) => {
    const brand = await brandOf(code);
    requireOwn(team, remote, brand);
    const actor = { kind: 'system' } as const;
    return previews.issue(brand, remote, version, { remotes: team.remotes, actor, team: team.team, requestId });
  });

  on('releases.develop', async ({ brand: code, remote }, { team, requestId }) => {
    const brand = await brandOf(code);
    requireOwn(team, remote, brand);
    const actor = { kind: 'system' } as const;
    return previews.issueDevelopment(brand, remote, { remotes: [remote], actor, team: team.team, requestId });
  });

  on('releases.canary', async ({ brand: code, version, canaryPercent, ...fields }, { team, requestId }) => {
    const brand = await brandOf(code);
    requireStage(team, 'canary', fields.remote, brand);
    await changes.promote(teamChange(team, { ...fields, brand, requestId }), version, canaryPercent);
    return null;
  });

  releaseMoveRoutes(on, { pool, audit, brandOf, brands, changes, clock });

  on('releaseTokens.list', async (_input, { operator }) => {
    requireRight(operator, 'releases');
    requireEveryBrand(operator);
    return tokens.list();
  });

  on('releaseTokens.issue', async ({ brands: codes, reason, ...grant }, { operator, requestId }) => {
    requireRight(operator, 'releases');
    requireEveryBrand(operator);
    const brandIds = (await Promise.all(codes.map(brandOf))).map(({ id }) => id);
    return tokens.issue({ ...grant, brandIds }, { operator, reason, requestId });
  });

  on('releaseTokens.revoke', async ({ id, reason }, { operator, requestId }) => {
    requireRight(operator, 'releases');
    requireEveryBrand(operator);
    await tokens.revoke(id, { operator, reason, requestId });
    return null;
  });
}
