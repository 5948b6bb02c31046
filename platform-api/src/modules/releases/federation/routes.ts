import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import type { On } from '../../../platform/http/call-registrar';
import type { CallContext } from '../../../platform/http/call-context';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import { requireEveryBrand, requireRight } from '../../operators/rights/rights';
import type { RemoteChange, RemoteChanges } from './remote-changes';
import type { Previews } from './previews';
import { listAvailable, listRemotes } from './remote-listing';
import { mapRemotes } from './remote-map';
import type { RemoteOwners } from './remote-owners';
import type { RemoteTelemetry } from './telemetry';

export interface FederationRouteParts {
  readonly pool: pg.Pool;
  readonly brands: BrandService;
  readonly changes: RemoteChanges;
  readonly owners: RemoteOwners;
  readonly previews: Previews;
  readonly telemetry: RemoteTelemetry;
}

type OperatorContext = CallContext<'operator'>;
type ChangeFields = Pick<ParsedCallRequest<'remotes.enable'>, 'brand' | 'remote' | 'revision' | 'reason'>;

export function federationRoutes(
  on: On,
  { pool, brands, changes, owners, previews, telemetry }: FederationRouteParts,
): void {
  const brandFor = ({ operator }: OperatorContext, code: string) => operatedBrand(brands, operator, 'remotes', code);

  const changeOf = async (
    { brand, remote, revision, reason }: ChangeFields,
    context: OperatorContext,
  ): Promise<RemoteChange> => {
    const { operator, requestId } = context;
    const actor = { kind: 'operator', id: operator.id } as const;
    return { remote, revision, reason, actor, requestId, brand: await brandFor(context, brand) };
  };

  on('remotes.list', async ({ brand: code }, context) => listRemotes(pool, telemetry, await brandFor(context, code)));

  on('remotes.map', async ({ brand: code }, context) => mapRemotes(pool, await brandFor(context, code)));

  previewRoute(on, { brands, previews });

  on('remotes.available', async ({ brand: code }, context) => listAvailable(pool, await brandFor(context, code)));

  on('remotes.history', async ({ brand: code, remote }, context) => {
    const { id } = await brandFor(context, code);
    return telemetry.lastHours(id, remote);
  });

  on('remotes.enable', async (input, context) => {
    await changes.enable(await changeOf(input, context), input.version);
    return null;
  });

  on('remotes.disable', async (input, context) => {
    await changes.disable(await changeOf(input, context), input.notices);
    return null;
  });

  on('remotes.promote', async (input, context) => {
    await changes.promote(await changeOf(input, context), input.version, input.canaryPercent);
    return null;
  });

  on('remotes.pin', async (input, context) => {
    await changes.pin(await changeOf(input, context), input.version);
    return null;
  });

  on('remotes.rollback', async (input, context) => {
    await changes.rollback(await changeOf(input, context), input.version);
    return null;
  });

  on('remotes.reload', async (input, context) => {
    await changes.reload(await changeOf(input, context));
    return null;
  });

  on('remotes.judge', async (input, context) => {
    await changes.judge(await changeOf(input, context), input.version, input.verdict);
    return null;
  });

  on('remoteOwners.list', async (_input, { operator }) => {
    requireRight(operator, 'remotes');
    return owners.list();
  });

  on('remoteOwners.move', async ({ reason, ...claim }, { operator, requestId }) => {
    requireRight(operator, 'remotes');
    requireEveryBrand(operator);
    await owners.move(claim, { operator, reason, requestId });
    return null;
  });

  on('remotes.report', async (input, { brand, ip }) => {
    await telemetry.count({ brand, ip }, input);
    return null;
  });
}

/** The operators' addresses of previews; teams have theirs with the release service. */
function previewRoute(on: On, { brands, previews }: Pick<FederationRouteParts, 'brands' | 'previews'>): void {
  on('remotes.preview', async ({ brand: code, remote, version }, { operator, requestId }) => {
    const brand = await operatedBrand(brands, operator, 'remotes', code);
    const actor = { kind: 'operator', id: operator.id } as const;
    return previews.issue(brand, remote, version, { remotes: null, actor, team: null, requestId });
  });
}
