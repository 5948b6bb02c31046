import { periodAt } from '@marquee/contract/agent-periods';
import { inTransaction } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { RunKey } from './due-repository';
import { countsByDay, makeRun } from './make-run';
import { readContractPeriods, readNextDay, readNextSlot } from './run-repository';
import { ruleOf } from './settlement-rule';

const MINUTE_MS = 60_000;
/** How long after the end of a period its run waits for what is still under way: lottery settles a draw in minutes. */
export const SETTLEMENT_GRACE_MS = { day: 15 * MINUTE_MS, slot: MINUTE_MS } as const;

export interface SettlePeriodsParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'all'>;
}

/**
 * Makes the runs of all periods that are over, in their order, where the folds are past them. Any number of processes may do it.
 * @returns how many runs were made
 */
export function createSettlePeriods({ platform, brands }: SettlePeriodsParts): () => Promise<number> {
  const { clock, database } = platform;

  async function nextKey(brand: Brand, { type, period }: Pick<RunKey, 'type' | 'period'>): Promise<RunKey | null> {
    const { id: brandId, offsetMinutes } = brand;
    const byDay = countsByDay(type);
    const at = byDay
      ? await readNextDay(database.pool, { brandId, type, period })
      : await readNextSlot(database.pool, { brandId, type });
    if (at === null) return null;
    const { from, to } = periodAt(period, at, offsetMinutes);
    const isOver = clock.now().getTime() >= to.getTime() + SETTLEMENT_GRACE_MS[byDay ? 'day' : 'slot'];
    return isOver ? { brandId, offsetMinutes, type, period, from, to } : null;
  }

  /** The runs of one length of period, up to the first that is not over, or behind. */
  async function settle(brand: Brand, contracts: Pick<RunKey, 'type' | 'period'>): Promise<number> {
    const rule = ruleOf(brand.id, brand.config.agents);
    let made = 0;
    for (let key = await nextKey(brand, contracts); key !== null; ) {
      const run = key;
      const outcome = await inTransaction(database.pool, (tx) => makeRun(tx, run, rule, clock.now()));
      if (outcome === 'made') made += 1;
      if (outcome === 'behind') break;
      const next = await nextKey(brand, contracts);
      // The same period again: its run left something that no run takes.
      key = next?.from.getTime() === run.from.getTime() ? null : next;
    }
    return made;
  }

  return async () => {
    let made = 0;
    const failures: unknown[] = [];
    for (const brand of await brands.all())
      for (const contracts of await readContractPeriods(database.pool, brand.id))
        try {
          made += await settle(brand, contracts);
        } catch (error) {
          // One that fails holds up no other brand and no other type.
          failures.push(error);
        }
    if (failures.length > 0) throw new AggregateError(failures, 'runs of contracts failed');
    return made;
  };
}
