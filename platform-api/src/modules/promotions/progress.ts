import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { Queryable } from '../../platform/database';
import { figureKind } from './figures';
import type { ListedRow } from './list-repository';
import { addDays, periodEnd, periodStart, startOfDay } from './periods';

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
    return [{ id, trigger, end, kind, from, to: addDays(end, -1), gameTypes, vendors }];
  });
  if (counted.length === 0) return new Map();
  const figures = await readFigures(db, memberId, offsetMinutes, counted);
  return new Map(
    counted.map(({ id, trigger, end }) => {
      const figure = figures.get(id) ?? 0n;
      const goal = trigger.kind === 'ranking' ? null : formatAmount(parseAmount(trigger.minimum));
      const endsAt = startOfDay(end, offsetMinutes).toISOString();
      return [id, { value: formatAmount(figure > 0n ? figure : 0n), goal, endsAt, place: null }];
    }),
  );
}

async function readFigures(
  db: Queryable,
  memberId: bigint,
  offsetMinutes: number,
  counted: readonly object[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await db.query<{ id: string; figure: bigint }>({
    name: 'promotion-progress',
    text: `select c.id, f.figure
           from jsonb_to_recordset($1::jsonb) as c(id uuid, kind text, "from" date, "to" date, "gameTypes" jsonb, vendors jsonb)
           cross join lateral promotion_figures(c.kind, array[$2::bigint], c."from", c."to", $3::smallint,
             array(select jsonb_array_elements_text(c."gameTypes")), array(select jsonb_array_elements_text(c.vendors))) f`,
    values: [JSON.stringify(counted), memberId, offsetMinutes],
  });
  return new Map(rows.map(({ id, figure }) => [id, figure]));
}
