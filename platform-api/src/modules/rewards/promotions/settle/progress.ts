import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../../platform/database';
import { readFiguresOf } from './figure-repository';
import { figureKind, unitOf } from './figures';
import type { ListedRow } from '../list-repository';
import { addDays, periodEnd, periodStart, startOfDay } from '../periods';

export type Progress = NonNullable<PromotionCard['progress']>;

interface ProgressQuery {
  readonly memberId: bigint;
  readonly offsetMinutes: number;
  /** Business day. */
  readonly day: string;
}

interface Counted {
  /** Null for rankings, which have none. */
  readonly goal: string | null;
  /** The first business day after the period. */
  readonly end: string;
  /** What `readFiguresOf` takes; equal for promotions that count the same. */
  readonly figure: string;
  readonly unit: Progress['unit'];
}

/** Terms stay in memory and never change, so what they count on a day is found once. */
const countedByRules = new WeakMap<ListedRow['rules'], { readonly day: string; readonly counted: Counted | null }>();

function countedOf(rules: ListedRow['rules'], day: string): Counted | null {
  const kept = countedByRules.get(rules);
  if (kept?.day === day) return kept.counted;
  const counted = readCounted(rules, day);
  countedByRules.set(rules, { day, counted });
  return counted;
}

function readCounted({ trigger, conditions: { gameTypes, vendors } }: ListedRow['rules'], day: string): Counted | null {
  const kind = figureKind(trigger);
  if (!kind || !('period' in trigger)) return null;
  const from = periodStart(trigger.period, day);
  const end = periodEnd(trigger.period, from);
  const figure = JSON.stringify({ kind, from, to: addDays(end, -1), gameTypes, vendors });
  const goal = trigger.kind === 'ranking' ? null : formatAmount(parseAmount(trigger.minimum));
  return { goal, end, figure, unit: unitOf(kind) };
}

/** What is counted of a member in the running period of each promotion that counts one; one query whatever their number. */
export async function readProgress(
  db: Queryable,
  { memberId, offsetMinutes, day }: ProgressQuery,
  rows: readonly Pick<ListedRow, 'id' | 'rules'>[],
): Promise<ReadonlyMap<string, Progress>> {
  const counted = rows.flatMap(({ id, rules }) => {
    const own = countedOf(rules, day);
    return own ? [{ id, ...own }] : [];
  });
  if (counted.length === 0) return new Map();
  const figures = await readFiguresOf(db, memberId, offsetMinutes, [...new Set(counted.map(({ figure }) => figure))]);
  return new Map(
    counted.map(({ id, goal, end, figure, unit }) => {
      const value = figures.get(figure) ?? 0n;
      const endsAt = startOfDay(end, offsetMinutes).toISOString();
      return [id, { value: formatAmount(value > 0n ? value : 0n), unit, goal, endsAt, place: null }];
    }),
  );
}
