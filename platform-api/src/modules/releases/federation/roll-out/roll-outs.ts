import type { RollOut } from '@marquee/contract/calls/roll-outs';
import type { RollOutStep } from '@marquee/contract/roll-out';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { BrandRef, OperatorRef } from '../../../../platform/http/visitor';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { canSeeBrand } from '../../../operators/rights/rights';
import { announceChange, changeSetting, withoutCanary } from '../change-setting';
import { lockRemoteSetting } from '../remote-setting-repository';
import type { ReleaseStores } from '../release-files';
import { requireFiles, requireServable } from '../require-servable';
import { refuseWhileFrozen } from './freeze-windows';
import { endRollOut, findRollOut, insertRollOut, lockActiveRollOut, readRollOuts } from './roll-out-repository';
import type { ReadSignalCounts } from './signal-count-repository';

interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/** A roll-out as an operator orders it. */
export interface RollOutOrder {
  readonly brands: readonly BrandRef[];
  readonly releases: readonly RemoteVersion[];
  readonly steps: readonly RollOutStep[];
  /** Whether a finding ends it without a human. */
  readonly haltsByItself: boolean;
  /** Undefined: now. */
  readonly startsAt: Date | undefined;
  readonly operator: OperatorRef;
  readonly reason: string;
  readonly requestId: string;
}

/** Operators' side of roll-outs; `supervisor.ts` moves them on. */
export interface RollOuts {
  /** Active ones first, then the latest first. @param brandIds of these brands; null: of all */
  list(brandIds: readonly number[] | null, page: PageRequest): Promise<Page<RollOut>>;
  /**
   * Orders a roll-out for each release at each brand; all of them or none.
   * @returns their ids
   * @throws Failure `releases_frozen`, `roll_out_active`, `release_not_found`, `release_incompatible`
   */
  start(order: RollOutOrder): Promise<string[]>;
  /** Ends one and its canary. @throws Failure `not_found` for one of another's brand, too; `roll_out_ended` */
  stop(operator: OperatorRef, rollOutId: string, reason: string, requestId: string): Promise<void>;
}

export function createRollOuts(
  { database: { pool }, bus, clock }: Pick<Platform, 'database' | 'bus' | 'clock'>,
  audit: Audit,
  signalCounts: ReadSignalCounts,
  stores: ReleaseStores,
): RollOuts {
  return {
    async list(brandIds, page) {
      const rows = await readRollOuts(pool, brandIds, page.pageSize, offsetOf(page));
      const content = rows.map(async ({ total: _total, brandId, stepLoads, createdAt, ...row }) => {
        const { startsAt, stepStartedAt, endedAt, state, remote, version } = row;
        const counts = state === 'running' && (await signalCounts(brandId, remote, [version], createdAt));
        return {
          ...row,
          startsAt: startsAt.toISOString(),
          stepStartedAt: stepStartedAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
          loadsInStep: counts ? (counts.get(version)?.loads ?? 0) - stepLoads : 0,
        };
      });
      return pageOf(await Promise.all(content), rows[0]?.total ?? 0, page);
    },

    async start(order) {
      for (const { remote, version } of order.releases) await requireFiles(pool, stores, remote, version);
      // One order of brands and remotes for all, so that two orders never wait for each other.
      return inTransaction(pool, async (tx) => {
        const ids: string[] = [];
        for (const brand of order.brands.toSorted((left, right) => left.id - right.id))
          for (const release of order.releases.toSorted((left, right) => (left.remote < right.remote ? -1 : 1)))
            ids.push(await startOne(tx, { audit, now: clock.now() }, order, brand, release));
        return ids;
      });
    },

    async stop(operator, rollOutId, reason, requestId) {
      const brandId = await inTransaction(pool, async (tx) => {
        const found = await findRollOut(tx, rollOutId);
        if (!found || !canSeeBrand(operator, found.brandId)) throw new Failure('not_found');
        const rollOut = await lockActiveRollOut(tx, rollOutId, 'wait');
        if (!rollOut) throw new Failure('roll_out_ended');
        const actor = { kind: 'operator', id: operator.id } as const;
        await endRollOut(tx, rollOutId, 'stopped', clock.now());
        const change = { brandId: found.brandId, remote: rollOut.remote, actor, reason, requestId };
        await changeSetting(tx, audit, change, 'roll-out-stopped', (setting) =>
          setting.canary === rollOut.version ? withoutCanary(setting) : setting,
        );
        return found.brandId;
      });
      announceChange(bus, brandId, requestId);
    },
  };
}

/** @returns the id of the roll-out */
async function startOne(
  tx: pg.PoolClient,
  { audit, now }: { readonly audit: Audit; readonly now: Date },
  order: RollOutOrder,
  brand: BrandRef,
  { remote, version }: RemoteVersion,
): Promise<string> {
  const { operator, reason, requestId, steps, haltsByItself } = order;
  const startsAt = order.startsAt ?? now;
  await refuseWhileFrozen(tx, brand, startsAt);
  await requireServable(tx, { brand, remote }, version);
  const setting = await lockRemoteSetting(tx, brand.id, remote);
  if (!setting || setting.stable === version) throw new Failure('release_not_found', { remote, version });
  const id = await insertRollOut(tx, {
    brandId: brand.id,
    remote,
    version,
    baseline: setting.stable,
    steps,
    startsAt,
    haltsByItself,
    operatorId: operator.id,
    reason,
    now,
  });
  if (id === null) throw new Failure('roll_out_active', { remote, brand: brand.code });
  await audit.record(
    {
      actor: { kind: 'operator', id: operator.id },
      action: 'roll-out.ordered',
      subject: `remote:${remote}`,
      reason,
      details: { rollOutId: id, version, baseline: setting.stable, steps, haltsByItself, startsAt },
      brandId: brand.id,
      requestId,
    },
    tx,
  );
  return id;
}
