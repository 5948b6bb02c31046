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

/** What is counted of a member in the running period of each promotion that counts one; one query whatever their number. */
export async function readProgress(
  db: Queryable,
  { memberId, offsetMinutes, day }: ProgressQuery,
  rows: readonly Pick<ListedRow, 'id' | 'rules'>[],
): Promise<ReadonlyMap<string, Progress>> {
  const counted = rows.flatMap(({ id, rules: { trigger, conditions } }) => {
    const kind = figureKind(trigger);
    if (!kind || !('period' in trigger)) return [];
    const from = periodStart(trigger.period, day);
    const end = periodEnd(trigger.period, from);
    const { gameTypes, vendors } = conditions;
    const figure = JSON.stringify({ kind, from, to: addDays(end, -1), gameTypes, vendors });
    return [{ id, trigger, end, figure, unit: unitOf(kind) }];
  });
  if (counted.length === 0) return new Map();
  const figures = await readFiguresOf(db, memberId, offsetMinutes, [...new Set(counted.map(({ figure }) => figure))]);
  return new Map(
    counted.map(({ id, trigger, end, figure, unit }) => {
      const value = figures.get(figure) ?? 0n;
      const goal = trigger.kind === 'ranking' ? null : formatAmount(parseAmount(trigger.minimum));
      const endsAt = startOfDay(end, offsetMinutes).toISOString();
      return [id, { value: formatAmount(value > 0n ? value : 0n), unit, goal, endsAt, place: null }];
    }),
  );
}
