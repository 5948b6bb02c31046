import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { Queryable } from '../../../platform/database';

/** What a person or a feed says that a draw has drawn. */
export interface ResultEntry {
  readonly id: bigint;
  readonly drawId: bigint;
  readonly operatorId: number | null;
  /** Name of the operator, or code of the feed. */
  readonly by: string;
  readonly result: LotteryResult;
  readonly simulated: boolean;
  readonly enteredAt: Date;
}

/** The latest entry of each person and feed since the result that counts was confirmed, of several draws. */
export async function readEntries(db: Queryable, drawIds: readonly bigint[]): Promise<ResultEntry[]> {
  const { rows } = await db.query<ResultEntry>({
    name: 'lottery-result-entries',
    text: `select distinct on (e.draw_id, coalesce(e.feed, e.operator_id::text))
             e.id, e.draw_id as "drawId", e.operator_id as "operatorId", coalesce(e.feed, o.name) as by, e.result, e.simulated,
             e.entered_at as "enteredAt"
           from lottery_result_entry e left join operator o on o.id = e.operator_id
           where e.draw_id = any($1::bigint[])
             and e.entered_at > coalesce((select max(r.confirmed_at) from lottery_result r where r.draw_id = e.draw_id), '-infinity')
           order by e.draw_id, coalesce(e.feed, e.operator_id::text), e.id desc`,
    values: [drawIds],
  });
  return rows;
}

/** An entry to write. */
export interface NewEntry {
  readonly drawId: bigint;
  readonly by: { readonly operatorId: number } | { readonly feed: string };
  readonly result: LotteryResult;
  readonly simulated: boolean;
}

/** Writes an entry. @returns its id */
export async function insertEntry(db: Queryable, { drawId, by, result, simulated }: NewEntry): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'insert-lottery-result-entry',
    text: `insert into lottery_result_entry (draw_id, operator_id, feed, result, simulated, entered_at)
           values ($1, $2, $3, $4, $5, clock_timestamp()) returning id`,
    values: [drawId, 'operatorId' in by ? by.operatorId : null, 'feed' in by ? by.feed : null, result, simulated],
  });
  return (rows[0] as { id: bigint }).id;
}
