import { PERIOD_GRACE_MINUTES } from '@marquee/contract/promotions/periods';
import { lastPlace } from '@marquee/contract/promotions/reward-sums';
import { parseAmount } from '@marquee/contract/money';
import { dayOf } from '../../../../platform/brand-days';
import type { Queryable } from '../../../../platform/database';
import type { Brand } from '../../../site/brand/brand';
import { type FigureRow, readCandidates, readFigures } from './figure-repository';
import { figureKind } from './figures';
import { readJoinedMembers } from '../participation/participation-repository';
import { readSettledPeriods, recordSettledPeriod } from './period-run-repository';
import { addDays, periodStart, startOfDay } from '../periods';
import type { BrandService } from '../../../site/brand/service';
import { type CompleteForParts, completeFor } from '../participation/complete-for-member';
import { type PromotionRow, readPeriodPromotions, readVersionAt } from '../promotion-repository';

/** Results that come late are waited for so long after a period. */
export const SETTLE_GRACE_MS = PERIOD_GRACE_MINUTES * 60_000;
/** Periods that ended longer ago are not settled any more. */
const SETTLED_DAYS = 40;
const BATCH = 500;

/** A period of a promotion: business days, `end` is the first after it. */
interface Period {
  readonly start: string;
  readonly end: string;
}

/** What settles periods of promotions. */
export interface SettleParts extends CompleteForParts {
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
}

/**
 * Settles periods of promotions after their close: what was lost, played or reached decides. Runs can be repeated and run beside each
 * other: each reward has the key of its member and period, and a run is recorded when all of them are there.
 */
export function createSettlePeriods(parts: SettleParts) {
  const { platform, brands } = parts;
  const { pool } = platform.database;

  async function settle(brand: Brand, promotion: PromotionRow, period: Period): Promise<void> {
    const version = await readVersionAt(pool, promotion, startOfDay(period.start, brand.offsetMinutes));
    const current = { ...promotion, ...version };
    const joined =
      current.terms.rules.enrolment === 'join' ? await readJoinedMembers(pool, promotion.id, period.start) : null;
    const winners = await winnersOf(pool, brand, current, period, joined);
    let rewards = 0;
    for (const [index, { memberId, figure }] of winners.entries()) {
      const place = current.terms.rules.trigger.kind === 'ranking' ? { place: index + 1 } : {};
      if (await completeFor(parts, current, { memberId, period: period.start, figure, ...place })) rewards += 1;
    }
    await recordSettledPeriod(pool, promotion.id, { start: period.start, rewards, at: platform.clock.now() });
  }

  async function settleClosed(brand: Brand, promotion: PromotionRow, graceMs: number): Promise<void> {
    const settled = await readSettledPeriods(pool, promotion.id);
    for (const period of duePeriods(promotion, brand.offsetMinutes, platform.clock.now(), graceMs))
      if (!settled.has(period.start)) await settle(brand, promotion, period);
  }

  return {
    /** What is due at every brand. */
    async due(): Promise<void> {
      for (const brand of await brands.all())
        for (const promotion of await readPeriodPromotions(pool, brand.id))
          await settleClosed(brand, promotion, SETTLE_GRACE_MS);
    },

    /** Of a promotion that is about to end: it gives nothing afterwards, so what closed before is settled without the grace. */
    async beforeEnd(brandId: number, promotionId: string): Promise<void> {
      const promotion = (await readPeriodPromotions(pool, brandId)).find(({ id }) => id === promotionId);
      if (promotion) await settleClosed(await brands.byId(brandId), promotion, 0);
    },
  };
}

/** Closed periods within the promotion's window, latest first. @param graceMs how long late results are waited for */
export function duePeriods(
  { terms, startsAt, endsAt }: Pick<PromotionRow, 'terms' | 'startsAt' | 'endsAt'>,
  offsetMinutes: number,
  now: Date,
  graceMs = SETTLE_GRACE_MS,
): Period[] {
  const { trigger } = terms.rules;
  if (!('period' in trigger)) return [];
  const periods: Period[] = [];
  const closed = new Date(now.getTime() - graceMs);
  const oldest = addDays(dayOf(now, offsetMinutes), -SETTLED_DAYS);
  let end = periodStart(trigger.period, dayOf(closed, offsetMinutes));
  while (end > oldest) {
    const start = periodStart(trigger.period, addDays(end, -1));
    if (startOfDay(end, offsetMinutes) <= startsAt) break;
    if (!endsAt || startOfDay(start, offsetMinutes) < endsAt) periods.push({ start, end });
    end = start;
  }
  return periods;
}

/**
 * Who reached the minimum, the highest figure in front; in a ranking, those with a place that is given something.
 * @param joined who takes part; null: everybody
 */
export async function winnersOf(
  ...[db, brand, promotion, period, joined = null]: Parameters<typeof rankedOf>
): Promise<readonly FigureRow[]> {
  const ranked = await rankedOf(db, brand, promotion, period, joined);
  const { trigger, reward } = promotion.terms.rules;
  return trigger.kind === 'ranking' && reward ? ranked.slice(0, lastPlace(reward)) : ranked;
}

/** The same with every place of a ranking. */
export async function rankedOf(
  db: Queryable,
  { id: brandId, offsetMinutes }: Pick<Brand, 'id' | 'offsetMinutes'>,
  { terms, startsAt, endsAt }: Pick<PromotionRow, 'terms' | 'startsAt' | 'endsAt'>,
  { start, end }: Period,
  joined: ReadonlySet<bigint> | null = null,
): Promise<readonly FigureRow[]> {
  const { trigger, conditions, reward } = terms.rules;
  const kind = figureKind(trigger);
  if (!kind || !('minimum' in trigger) || !reward) return [];
  const minimum = parseAmount(trigger.minimum);
  const firstDay = dayOf(startsAt, offsetMinutes);
  const lastDay = endsAt ? dayOf(new Date(endsAt.getTime() - 1), offsetMinutes) : end;
  const days = {
    from: start > firstDay ? start : firstDay,
    to: lastDay < end ? lastDay : addDays(end, -1),
    offsetMinutes,
  };
  const winners: FigureRow[] = [];
  let after = 0n;
  for (;;) {
    const memberIds = await readCandidates(db, { brandId, ...days }, after, BATCH);
    const last = memberIds.at(-1);
    if (last === undefined) break;
    after = last;
    const players = joined ? memberIds.filter((id) => joined.has(id)) : memberIds;
    const rows = await readFigures(db, { kind, memberIds: players, ...days, conditions });
    winners.push(
      ...rows.filter(
        ({ figure, validBet }) => figure > 0n && (trigger.kind === 'ranking' ? validBet : figure) >= minimum,
      ),
    );
  }
  winners.sort(
    (a, b) => order(b.figure - a.figure) || order(b.validBet - a.validBet) || order(a.memberId - b.memberId),
  );
  return winners;
}

const order = (difference: bigint): number => (difference > 0n ? 1 : difference < 0n ? -1 : 0);
