import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database';
import { TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { createBillDisputes } from './disputes';
import { openSettlementTest, type SettlementTest } from './settlement.fixture';

const DAY_MS = 86_400_000;

let test: SettlementTest;
let low: bigint;
beforeEach(async () => {
  test = await openSettlementTest();
  const [top = 0n, below = 0n] = await test.chain(2, 2_000n * UNIT);
  low = below;
  await test.signLine([top, low], [4_000, 2_000]);
});
afterEach(() => test.close());

const settleDay = (days: number) => test.run(test.keyOf('dividend', new Date(Date.now() + days * DAY_MS)));
const billsOf = async () =>
  (
    await test.pool.query<{ id: string }>(
      'select public_id as id from agent_bill where agent_id = $1 order by agent_bill.id',
      [low],
    )
  ).rows.map(({ id }) => id);
const caller = () => ({ member: { id: low }, brand: TEST_BRAND }) as never;
const disputes = () => createBillDisputes({ database: { pool: test.pool } as never, clock: { now: () => new Date() } });
const object = (id: string) => disputes().make(caller(), { id, text: 'It is too little' });

describe('objections of an agent', () => {
  it('are open for twenty bills at most, two at once too; one that is withdrawn makes room', async () => {
    for (let days = 0; days < 22; days += 1) await settleDay(days);
    const bills = await billsOf();
    const made = [];
    for (const id of bills.slice(0, 19)) made.push(await object(id));
    const last = await Promise.allSettled(bills.slice(19).map(object));
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of last)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'disputes_full' });
    const waiting = bills.slice(19).filter((_, index) => last[index]?.status === 'rejected');
    const [first] = made;
    await disputes().withdraw(caller(), { id: first?.id ?? '', revision: first?.revision ?? 0 });
    expect(await object(waiting[0] ?? '')).toMatchObject({ state: 'open' });
    await expect(object(waiting[1] ?? '')).rejects.toMatchObject({ code: 'disputes_full' });
    const { rows } = await test.pool.query(`select from agent_dispute where agent_id = $1 and state = 'open'`, [low]);
    expect(rows).toHaveLength(20);
  });
});

describe('an objection to a bill of a run that is computed again at the same time', () => {
  /** A run that waits, and a later one that came to nothing, so that its bills can be read already. @returns the waiting run, a bill of the later one */
  async function runs(): Promise<{ waiting: bigint; bill: string }> {
    test.setTerms({ approveFrom: '100.00' });
    await test.play(low, 1_000n);
    await test.fold();
    await settleDay(0);
    await settleDay(1);
    const { rows } = await test.pool.query<{ id: bigint; state: string }>(
      'select id, state from agent_run order by id',
    );
    expect(rows.map(({ state }) => state)).toEqual(['waiting', 'paid']);
    return { waiting: rows[0]?.id ?? 0n, bill: (await billsOf())[1] ?? '' };
  }
  const somebodyWaits = () =>
    vi.waitUntil(
      async () =>
        (
          await test.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      { timeout: 10_000, interval: 5 },
    );

  it('finds no bill where the run came first', async () => {
    const { waiting, bill } = await runs();
    const holder = await test.pool.connect();
    await holder.query('begin');
    await holder.query('select from agent_run for share');
    const remade = test.remake(waiting);
    await somebodyWaits();
    // Reads the bill before it is gone.
    const objected = object(bill);
    void objected.catch(() => undefined);
    await holder.query('commit');
    holder.release();
    const [run, objection] = await Promise.allSettled([remade, objected]);
    // One of the two, whichever was first.
    expect([run.status, objection.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = run.status === 'rejected' ? run : objection;
    expect(refusal).toMatchObject({ reason: { code: run.status === 'rejected' ? 'conflict' : 'not_found' } });
  });

  it('stays where it came first, and the run is not computed again', async () => {
    const { waiting, bill } = await runs();
    const remade = inTransaction(test.pool, async (tx) => {
      await tx.query(
        `insert into agent_dispute (brand_id, bill_id, agent_id, text, created_at)
         select brand_id, id, agent_id, 'It is too little', now() from agent_bill where public_id = $1`,
        [bill],
      );
      const again = Promise.allSettled([test.remake(waiting)]);
      await somebodyWaits();
      return { again };
    });
    const [result] = await (await remade).again;
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
    expect(await billsOf()).toContain(bill);
  });
});
