import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mustVerify, UNIT } from '../ledger/money.fixture';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('a closed period', () => {
  it('is corrected by the rule that it was billed with, whatever the brand’s is now', async () => {
    test.setTerms({ activeMinimum: '100.00', promotionsReduce: true });
    const [top = 0n] = await test.chain(1, 0n);
    await test.give(top, 50n);
    const [low = 0n] = await test.chain(1, 1_000n * UNIT, top);
    await test.sign([
      {
        type: 'dividend',
        uplineId: null,
        downlineId: top,
        tiers: [tierOf(1_000), tierOf(2_000, { activeMembers: 2 })],
      },
    ]);
    await test.play(low, 900n);
    await test.play(top, 50n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    // 950 lost, all of what was given reduces it: nothing is left
    expect(await test.bills(top)).toMatchObject([{ tier: 1, gross: 0, active: 1 }]);
    test.setTerms({ activeMinimum: '1.00', promotionsReduce: false });
    await test.play(low, 100n);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(1)));
    expect((await test.bills(top))[1]).toMatchObject({ gross: 0, adjustment: 0, due: 0 });
    const { rows } = await test.pool.query(
      'select active_members, reductions / 100000 as reductions from agent_bill_correction',
    );
    expect(rows).toEqual([{ active_members: 1, reductions: 1_050n }]);
    await mustVerify(test.pool);
  });

  it('is corrected when cash that reduces it comes late', async () => {
    test.setTerms({ promotionsReduce: true });
    const [top = 0n] = await test.chain(1, 0n);
    await test.give(top, 500n);
    await test.signLine([top], [5_000]);
    await test.play(top, 500n);
    await test.give(top, 100n);
    await test.play(top, 100n);
    await test.fold();
    const key = test.keyOf('dividend');
    await test.run(key);
    expect(await test.bills(top)).toMatchObject([{ gross: 0 }]);
    await test.give(top, 40n);
    await test.fold();
    const { rows } = await test.pool.query<{ marks: bigint }>('select count(*) as marks from agent_bill_stale');
    expect(rows).toEqual([{ marks: 1n }]);
    await test.play(top, 40n);
    await test.play(top, 0n, 0n);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(1)));
    const corrected = await test.pool.query('select reductions / 100000 as reductions from agent_bill_correction');
    expect(corrected.rows).toEqual([{ reductions: 640n }]);
  });

  it('counts active members again in the line where they are at its end', async () => {
    const [old = 0n] = await test.chain(1, 0n);
    const [next = 0n] = await test.chain(1, 0n);
    const [mover = 0n] = await test.chain(1, 1_000n * UNIT, old);
    const tiers = [tierOf(1_000), tierOf(2_000, { activeMembers: 1 })];
    await test.sign(
      [old, next].map((downlineId) => ({
        type: 'dividend',
        uplineId: null,
        downlineId,
        tiers,
        period: 'monthly',
        from: new Date('2026-01-01T00:00:00Z'),
      })),
    );
    const stake = await test.play(mover, 150n);
    await test.fold();
    const key = test.keyOf('dividend', new Date(), 'monthly');
    // the member moves from tomorrow on, within the month: its play counts for the old line, its activity for the new one
    await test.pool.query('select set_upline($1, $2, brand_day(now(), 360::smallint) + 1)', [mover, next]);
    const days = await test.pool.query<{ within: boolean }>(
      `select brand_day(now(), 360::smallint) + 1 <= brand_day($1, 360::smallint) - 1 as within`,
      [key.to],
    );
    await test.run(key);
    if (days.rows[0]?.within) expect(await test.bills(next)).toMatchObject([{ active: 1 }]);
    await test.takeBack(mover, stake);
    await test.fold();
    const { rows } = await test.pool.query<{ agent_id: bigint }>(
      'select b.agent_id from agent_bill_stale s join agent_bill b on b.id = s.bill_id order by 1',
    );
    const marked = rows.map(({ agent_id }) => agent_id);
    expect(marked).toEqual(days.rows[0]?.within ? [old, next] : [old]);
  });
});

describe('a run that waits', () => {
  it('is computed again by its own rule, with the later ones that wait, and approved by two all the same', async () => {
    test.setTerms({ approveFrom: '100.00' });
    const [top = 0n, low = 0n] = await test.chain(2, 2_000n * UNIT);
    await test.signLine([top, low], [4_000, 2_000]);
    const lost = await test.play(low, 1_000n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    await test.run(test.keyOf('dividend', inDays(1)));
    const runs = async () =>
      (
        await test.pool.query<{ id: bigint; state: string; due: number; computations: number }>(
          'select id, state, (due / 1e5)::float8 as due, computations from agent_run order by id',
        )
      ).rows;
    const [first, second] = await runs();
    expect(first).toMatchObject({ state: 'waiting', due: 600 });
    await test.takeBack(low, lost);
    await test.play(low, 300n);
    await test.fold();
    test.setTerms({ approveFrom: '1000000.00', activeMinimum: '9999.00' });
    await test.remake(first?.id ?? 0n);
    expect(await runs()).toMatchObject([
      { state: 'waiting', due: 180, computations: 2 },
      { state: 'paid', due: 0, computations: 2 },
    ]);
    expect(await test.bills(top)).toMatchObject([
      { gross: 120, active: 1 },
      { gross: 0, adjustment: 0 },
    ]);
    expect(await test.pay.payDue()).toBe(0);
    await mustVerify(test.pool);
    expect((await test.pool.query('select from agent_bill_stale')).rowCount).toBe(0);
    await test.pool.query(`update agent_run set state = 'approved', approved_at = now() where id = $1`, [first?.id]);
    await expect(test.remake(first?.id ?? 0n)).rejects.toMatchObject({ code: 'conflict' });
    expect(await test.pay.payDue()).toBe(2);
    await expect(test.remake(first?.id ?? 0n)).rejects.toMatchObject({ code: 'conflict' });
    await expect(test.remake(second?.id ?? 0n)).rejects.toMatchObject({ code: 'conflict' });
    await expect(test.pool.query('delete from agent_bill where paid > 0')).rejects.toThrow(/stays as it was computed/);
  });

  it('gives its slots and its corrections back when it is computed again', async () => {
    test.setTerms({ approveFrom: '1.00' });
    const [top = 0n] = await test.chain(1, 3_000n * UNIT);
    await test.sign([{ type: 'hourlySalary', uplineId: null, downlineId: top, tiers: [tierOf(100)] }]);
    const first = await test.play(top, 1_000n);
    await test.fold();
    await test.run(test.keyOf('hourlySalary'));
    await test.pool.query(`update agent_run set state = 'approved', approved_at = now()`);
    await test.pay.payDue();
    await test.takeBack(top, first);
    await test.play(top, 1_500n);
    await test.fold();
    await test.run(test.keyOf('hourlySalary', new Date(Date.now() + 3_600_000)));
    const bills = await test.bills(top);
    expect(bills).toMatchObject([{ due: 10 }, { adjustment: 5, due: 5 }]);
    const { rows } = await test.pool.query<{ id: bigint }>('select max(id) as id from agent_run');
    await test.remake(rows[0]?.id ?? 0n);
    expect(await test.bills(top)).toMatchObject([{ due: 10 }, { adjustment: 5, due: 5, state: 'due' }]);
    await mustVerify(test.pool);
  });
});

it('a contract takes no tier after it was written', async () => {
  const [top = 0n] = await test.chain(1, 0n);
  const [id = 0n] = await test.signLine([top], [1_000]);
  const insert = `insert into agent_contract_tier (contract_id, place, rate) values ($1, 2, 9000)`;
  await expect(test.pool.query(insert, [id])).rejects.toThrow(/keeps the tiers/);
  // nor with a change of the contract in the same transaction
  const client = await test.pool.connect();
  try {
    await client.query('begin');
    await client.query('update agent_contract set offered_at = offered_at where id = $1', [id]);
    await expect(client.query(insert, [id])).rejects.toThrow(/keeps the tiers/);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expect(
    test.pool.query('update agent_contract set written_by = pg_current_xact_id() where id = $1', [id]),
  ).rejects.toThrow(/append-only/);
});
