import type { On } from '../../platform/http/call-registrar';
import type { CallContext } from '../../platform/http/call-context';
import type { Query } from '../../platform/database';
import { type BrandService, operatedBrand } from '../brand/service';
import type { RemoteChange, RemoteChanges } from './remote-changes';
import { listRemotes } from './remote-listing';
import type { RemoteTelemetry } from './telemetry';

export interface FederationRouteParts {
  readonly query: Query;
  readonly brands: BrandService;
  readonly changes: RemoteChanges;
  readonly telemetry: RemoteTelemetry;
}

type OperatorContext = CallContext<'operator'>;

export function federationRoutes(on: On, { query, brands, changes, telemetry }: FederationRouteParts): void {
  const brandFor = ({ operator }: OperatorContext, code: string) => operatedBrand(brands, operator, 'remotes', code);

  const changeOf = async (
    { remote, brand, reason }: { remote: string; brand: string; reason: string },
    context: OperatorContext,
  ): Promise<RemoteChange> => {
    const { operator, requestId } = context;
    return { remote, reason, operator, requestId, brand: await brandFor(context, brand) };
  };

  on('remotes.list', async ({ brand: code }, context) => {
    const brand = await brandFor(context, code);
    return listRemotes(query, telemetry, brand.id);
  });

  on('remotes.enable', async (input, context) => {
    await changes.enable(await changeOf(input, context), input.enabled);
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

  on('remotes.rollback', async (input, context) => ({
    stable: await changes.rollback(await changeOf(input, context)),
  }));

  on('remotes.report', async ({ reports }, { brand }) => {
    await telemetry.count(brand.id, reports);
    return null;
  });
}
