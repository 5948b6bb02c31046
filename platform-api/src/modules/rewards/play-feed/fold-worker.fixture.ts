import type pg from 'pg';
import { openDatabase } from '../../../platform/database';
import { createVipRises } from '../vip/vip-rises';
import { wageringFold } from '../../money/wagering/service';
import { runFolds } from './run-folds';

/**
 * Runs folds in a process of its own, for tests that kill it: row by row, so that a kill falls between rows. The database's
 * address is the argument.
 */
const database = openDatabase(process.argv[2] ?? '', 4);
const { pool } = database;
const clock = { now: () => new Date() };
const vip = createVipRises({ platform: { database, clock, bus: { publish: () => undefined } } as never }).fold;
const folds = [{ name: 'played' }, wageringFold, { name: 'points' }, { name: 'missions' }, vip];
void runFolds(folds, { pool, log: { error: () => undefined }, batch: 1 }, new AbortController().signal);
for (;;) await foldControl(pool).catch(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** How a fold must not be: what it adds and how far it has read are two transactions. */
async function foldControl(on: pg.Pool): Promise<void> {
  const { rows } = await on.query<{ xid: string; id: bigint; at: Date }>(
    `with batch as (
       select f.* from fold_cursor c cross join lateral feed_after(c, 1) f where c.fold = 'control'
     ),
     folded as (
       insert into control as s select member_id, valid_bet from batch
       on conflict (member_id) do update set valid_bet = s.valid_bet + excluded.valid_bet
     )
     select xid::text, id, at::text from batch`,
  );
  const [row] = rows;
  if (row) {
    const moved = `update fold_cursor set xid = $1::xid8, id = $2, at = $3::timestamptz where fold = 'control' and (xid, id) < ($1::xid8, $2)`;
    await on.query(moved, [row.xid, row.id, row.at]);
  } else await new Promise((resolve) => setTimeout(resolve, 20));
}
