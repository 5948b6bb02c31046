import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { dayOf } from '../../../../platform/brand-days';
import type { Brand } from '../../../site/brand/brand';
import type { Completion } from '../participation/complete-participation';
import { depositCompletion } from '../trigger/deposit-trigger';
import { addDays, periodStart, startOfDay } from '../periods';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import { costOf, rewardOf } from '../participation/reward-terms';
import { duePeriods, SETTLE_GRACE_MS, winnersOf } from '../settle/settle-periods';
import { readBirthdaysOf, readDepositsOf, readRegistered } from './dry-run-repository';
import type { StoredDryRun } from './dry-run-view';

interface PeriodWindow {
  readonly terms: PromotionTerms;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Month = Readonly<Record<'from' | 'to', string>>;

/** Members that an answer names. */
const TOP = 10;

/** What runs a version against last month. */
export interface DryRunParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'byId'>;
}

/** What a version would have given last month, by the code that pays; conditions on members are not applied. */
export function createDryRun({ platform, brands }: DryRunParts) {
  const { pool } = platform.database;

  /** @returns null for triggers of which the past says nothing */
  async function completionsOf(brand: Brand, terms: PromotionTerms, month: Month): Promise<Completion[] | null> {
    const { trigger } = terms.rules;
    const { offsetMinutes, id: brandId } = brand;
    const [start, end] = [startOfDay(month.from, offsetMinutes), startOfDay(addDays(month.to, 1), offsetMinutes)];
    const once = (memberId: bigint): Completion => ({ memberId, period: 'once' });
    switch (trigger.kind) {
      case 'registration':
        return (await readRegistered(pool, brandId, start, end)).map(once);
      case 'birthday':
        return (await readBirthdaysOf(pool, brandId, month)).map(once);
      case 'deposit': {
        const deposits = await readDepositsOf(pool, brandId, start, end);
        return deposits.flatMap((deposit) => depositCompletion({ terms }, deposit, offsetMinutes) ?? []);
      }
      case 'net_loss':
      case 'turnover':
      case 'ranking': {
        const window = { terms, startsAt: start, endsAt: end };
        return periodCompletions(pool, brand, window);
      }
      default:
        return null;
    }
  }

  return async (brandId: number, terms: PromotionTerms): Promise<StoredDryRun> => {
    const brand = await brands.byId(brandId);
    const month = lastMonth(dayOf(platform.clock.now(), brand.offsetMinutes));
    const completions = await completionsOf(brand, terms, month);
    const sums = sumsOf(terms, completions ?? []);
    const ranked = [...sums].sort(([, a], [, b]) => Number(b.cost - a.cost) || Number(b.points - a.points));
    const all = [...sums.values()];
    const cost = all.reduce((total, item) => total + item.cost, 0n);
    const rewards = all.reduce((total, item) => total + item.rewards, 0);
    return {
      ...month,
      currency: brand.currency,
      isCounted: completions !== null,
      members: sums.size,
      rewards,
      cost: formatAmount(cost),
      points: Number(all.reduce((total, item) => total + item.points, 0n)),
      isWithinBudget: cost <= parseAmount(terms.budget) && (terms.budgetCount === null || rewards <= terms.budgetCount),
      top: ranked.slice(0, TOP).map(([memberId, one]) => ({
        memberId: String(memberId),
        rewards: one.rewards,
        cost: formatAmount(one.cost),
        points: Number(one.points),
      })),
    };
  };
}

/** What the periods of a window gave, in a ranking with the place. */
async function periodCompletions(db: pg.Pool, brand: Brand, window: PeriodWindow): Promise<Completion[]> {
  const isRanking = window.terms.rules.trigger.kind === 'ranking';
  const settledAt = new Date(window.endsAt.getTime() + SETTLE_GRACE_MS);
  const completions: Completion[] = [];
  for (const period of duePeriods(window, brand.offsetMinutes, settledAt)) {
    const winners = await winnersOf(db, brand, window, period);
    completions.push(
      ...winners.map(({ memberId, figure }, index) => ({
        memberId,
        figure,
        period: period.start,
        ...(isRanking && { place: index + 1 }),
      })),
    );
  }
  return completions;
}

/** The calendar month before that of a day. */
function lastMonth(day: string): Month {
  const to = addDays(periodStart('monthly', day), -1);
  return { from: periodStart('monthly', to), to };
}

interface Sum {
  rewards: number;
  cost: bigint;
  points: bigint;
}

/** One reward for each member and period, as when it is paid. */
function sumsOf(terms: PromotionTerms, completions: readonly Completion[]): Map<bigint, Sum> {
  const sums = new Map<bigint, Sum>();
  const given = new Set<string>();
  for (const { memberId, period, figure = 0n, place = null } of completions) {
    const reward = rewardOf(terms, period);
    const cost = reward && costOf(reward, { figure, place });
    const key = `${memberId}:${period}`;
    if (!cost || given.has(key)) continue;
    given.add(key);
    const sum = sums.get(memberId) ?? { rewards: 0, cost: 0n, points: 0n };
    sums.set(memberId, { rewards: sum.rewards + 1, cost: sum.cost + cost.amount, points: sum.points + cost.points });
  }
  return sums;
}
