import type { On } from '../../../../platform/http/call-registrar';
import type { BrandService } from '../../../site/brand/service';
import { operatedBrand, operatedBrandIds } from '../../../operators/rights/operated-brand';
import { requireRight } from '../../../operators/rights/rights';
import type { Alerts } from './alerts';
import type { FreezeWindows } from './freeze-windows';
import type { RollOuts } from './roll-outs';

export interface RollOutRouteParts {
  readonly brands: BrandService;
  readonly rollOuts: RollOuts;
  readonly freezeWindows: FreezeWindows;
  readonly alerts: Alerts;
}

/** The operators' calls of guarded delivery. */
export function rollOutRoutes(on: On, { brands, rollOuts, freezeWindows, alerts }: RollOutRouteParts): void {
  on('rollOuts.list', async ({ brand, ...page }, { operator }) =>
    rollOuts.list(await operatedBrandIds(brands, operator, 'remotes', brand), page),
  );

  on('rollOuts.start', async ({ brands: codes, startsAt, ...order }, { operator, requestId }) => {
    const ordered = await Promise.all(codes.map((code) => operatedBrand(brands, operator, 'remotes', code)));
    const start = startsAt === undefined ? undefined : new Date(startsAt);
    return { rollOutIds: await rollOuts.start({ ...order, brands: ordered, startsAt: start, operator, requestId }) };
  });

  on('rollOuts.stop', async ({ rollOutId, reason }, { operator, requestId }) => {
    requireRight(operator, 'remotes');
    await rollOuts.stop(operator, rollOutId, reason, requestId);
    return null;
  });

  on('freezeWindows.list', ({}, { operator }) => {
    requireRight(operator, 'remotes');
    return freezeWindows.list(operator);
  });

  on('freezeWindows.add', async ({ brand: code, startsAt, endsAt, reason }, { operator, requestId }) => {
    requireRight(operator, 'remotes');
    const brandId = code === null ? null : (await operatedBrand(brands, operator, 'remotes', code)).id;
    const window = { brandId, startsAt: new Date(startsAt), endsAt: new Date(endsAt), reason, requestId };
    return { windowId: await freezeWindows.add(operator, window) };
  });

  on('freezeWindows.remove', async ({ windowId, reason }, { operator, requestId }) => {
    requireRight(operator, 'remotes');
    await freezeWindows.remove(operator, windowId, reason, requestId);
    return null;
  });

  on('alerts.list', (page, { operator }) => {
    requireRight(operator, 'remotes');
    return alerts.list(operator, page);
  });

  on('alerts.acknowledge', async ({ alertId }, { operator, requestId }) => {
    requireRight(operator, 'remotes');
    await alerts.acknowledge(operator, alertId, requestId);
    return null;
  });
}
