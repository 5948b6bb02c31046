import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UNIT } from '../../money/ledger/money.fixture';
import { play } from '../rebates/rebates.fixture';
import { addDays } from './periods';
import {
  cash,
  DEPOSIT,
  type PromotionsTest,
  rulesOf,
  startPromotionsTest,
  termsOf,
  TURNOVER,
} from './promotions.fixture';

let t: PromotionsTest;
beforeAll(async () => {
  t = await startPromotionsTest();
});
afterEach(async () => {
  t.setTime(null);
  await t.db.pool.query(`update promotion set state = 'ended' where state <> 'ended'`);
});
afterAll(() => t.close());

const setState = (id: string, state: 'published' | 'paused' | 'ended') =>
  t.db.pool.query('update promotion set state = $2 where id = $1', [id, state]);
const budgetOf = async (id: string) => {
  const { rows } = await t.db.pool.query<{ spent: bigint; rewarded: number }>(
    'select spent / 100000 as spent, rewarded from promotion where id = $1',
    [id],
  );
  return rows[0];
};
const depositFrom = async (memberId: bigint, amount: bigint) =>
  t.promotions.handleEvent(
    { brandId: 900, memberId },
    { kind: 'deposit', depositId: await t.deposit(memberId, amount) },
  );
/** After the end of a business day from today on; by default, once late results are not waited for any more. */
const afterClose = (days = 0, minutes = 31) =>
  new Date(
    Date.parse(addDays(new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10), days + 1)) -
      6 * 3_600_000 +
      minutes * 60_000,
  ).toISOString();
async function player(stake: bigint): Promise<bigint> {
  const member = await t.member();
  await t.deposit(member, 1_000n);
  await play(t, member, stake);
  return member;
}

describe('edited while members take part', () => {
  it('it pays each by the terms of their joining, out of one budget', async () => {
    const rules = rulesOf({ trigger: DEPOSIT, enrolment: 'join', reward: cash('10.00') });
    const id = await t.publish(termsOf(rules, { budget: '25.00' }));
    const [early, late, last] = [await t.member(), await t.member(), await t.member()];
    await t.promotions.join.join(t.callerOf(early), id);
    await t.publish(termsOf({ ...rules, reward: cash('15.00') }, { budget: '25.00' }), id, 2);
    for (const member of [late, last]) await t.promotions.join.join(t.callerOf(member), id);
    for (const member of [late, early, last]) await depositFrom(member, 100n);
    expect([await t.cashOf(early), await t.cashOf(late), await t.cashOf(last)]).toEqual([110n, 115n, 100n]);
    expect(await budgetOf(id)).toEqual({ spent: 25n, rewarded: 2 });
    expect(await t.statesOf(id)).toEqual({ paid: 2, joined: 1 });
  });

  it('the terms at the start of a day count for all that is played on it', async () => {
    const id = await t.publish(termsOf(rulesOf({ trigger: TURNOVER, reward: cash('7.00') })));
    const [little, much] = [await player(200n), await player(600n)];
    await t.publish(termsOf(rulesOf({ trigger: { ...TURNOVER, minimum: '500.00' }, reward: cash('9.00') })), id, 2);
    t.setTime(afterClose());
    await t.promotions.settleDue();
    expect([await t.cashOf(little), await t.cashOf(much)]).toEqual([807n, 407n]);
    expect(await budgetOf(id)).toEqual({ spent: 14n, rewarded: 2 });
  });
});

describe('edited within a period', () => {
  const [before, after] = [
    rulesOf({ trigger: TURNOVER, enrolment: 'join', reward: cash('7.00') }),
    rulesOf({ trigger: { ...TURNOVER, minimum: '500.00' }, enrolment: 'join', reward: cash('9.00') }),
  ];
  const shownTo = async (member: bigint, id: string) => {
    const { rules, progress } = await t.promotions.own.detail(t.callerOf(member), id);
    const { promotions } = await t.promotions.own.list(t.callerOf(member), {});
    const card = promotions.find(({ promotionId }) => promotionId === id);
    expect(card?.progress).toEqual(progress);
    return [(rules.trigger as { minimum?: string }).minimum, progress?.goal];
  };

  it('it shows every member the terms that the period is settled by, and the new ones from the next on', async () => {
    const id = await t.publish(termsOf(before));
    const [early, late, guest] = [await player(200n), await player(200n), await t.member()];
    await t.promotions.join.join(t.callerOf(early), id);
    await t.publish(termsOf(after), id, 2);
    await t.promotions.join.join(t.callerOf(late), id);
    expect(await shownTo(early, id)).toEqual(['100.00', '100.00']);
    expect(await shownTo(late, id)).toEqual(['100.00', '100.00']);
    expect(await shownTo(guest, id)).toEqual(['100.00', undefined]);
    t.setTime(afterClose());
    await t.promotions.settleDue();
    expect([await t.cashOf(early), await t.cashOf(late)]).toEqual([807n, 807n]);
    expect((await shownTo(guest, id))[0]).toBe('500.00');
    await t.promotions.join.join(t.callerOf(guest), id);
    expect(await shownTo(guest, id)).toEqual(['500.00', '500.00']);
  });

  it('what is not settled by periods shows its new terms at once', async () => {
    const rules = rulesOf({ trigger: { ...DEPOSIT, frequency: 'daily' } });
    const id = await t.publish(termsOf(rules));
    await t.publish(termsOf({ ...rules, trigger: { ...DEPOSIT, frequency: 'daily', minimum: '300.00' } }), id, 2);
    expect((await shownTo(await t.member(), id))[0]).toBe('300.00');
  });
});

describe('paused while members take part', () => {
  it('it takes nothing in, and settles the day once it goes on', async () => {
    const id = await t.publish(termsOf(rulesOf({ trigger: { ...TURNOVER, minimum: '700.00' }, reward: cash('7.00') })));
    const member = await player(700n);
    await setState(id, 'paused');
    t.setTime(afterClose());
    await t.promotions.settleDue();
    expect([await t.cashOf(member), await budgetOf(id)]).toEqual([300n, { spent: 0n, rewarded: 0 }]);
    await setState(id, 'published');
    await t.promotions.settleDue();
    await t.promotions.settleDue();
    expect([await t.cashOf(member), await budgetOf(id)]).toEqual([307n, { spent: 7n, rewarded: 1 }]);
  });
});

describe('ended while members take part', () => {
  it('it gives nothing more for play and deposits, and leaves who joined as they were', async () => {
    const turnover = await t.publish(termsOf(rulesOf({ trigger: TURNOVER, reward: cash('7.00') })));
    const rules = rulesOf({ trigger: DEPOSIT, enrolment: 'join', reward: cash('10.00') });
    const deposit = await t.publish(termsOf(rules));
    const [joined, rewarded] = [await player(200n), await player(200n)];
    for (const member of [joined, rewarded]) await t.promotions.join.join(t.callerOf(member), deposit);
    await depositFrom(rewarded, 100n);
    for (const id of [turnover, deposit]) await setState(id, 'ended');
    await depositFrom(joined, 100n);
    t.setTime(afterClose());
    await t.promotions.settleDue();
    expect([await t.cashOf(joined), await t.cashOf(rewarded)]).toEqual([900n, 910n]);
    expect([await t.statesOf(turnover), await t.statesOf(deposit)]).toEqual([{}, { joined: 1, paid: 1 }]);
    expect([await budgetOf(turnover), await budgetOf(deposit)]).toEqual([
      { spent: 0n, rewarded: 0 },
      { spent: 10n, rewarded: 1 },
    ]);
    const shown = await t.promotions.own.detail(t.callerOf(joined), deposit);
    expect([shown.state, shown.action]).toEqual(['closed', null]);
    await expect(t.promotions.join.join(t.callerOf(await t.member()), deposit)).rejects.toMatchObject({
      code: 'promotion_closed',
    });
  });

  it('it settles the day that closed before, though late results are still waited for, and once', async () => {
    const id = await t.publish(termsOf(rulesOf({ trigger: TURNOVER, reward: cash('7.00') })));
    const member = await player(200n);
    t.setTime(afterClose(0, 1));
    await t.promotions.settleDue();
    expect(await t.cashOf(member)).toBe(800n);
    await t.end(id);
    const settled = [await t.cashOf(member), await budgetOf(id)];
    expect(settled[0]).toBe(807n);
    t.setTime(afterClose());
    await t.promotions.settleDue();
    expect([await t.cashOf(member), await budgetOf(id)]).toEqual(settled);
  });

  it('rewards that are ready are still claimed, or lapse back into its budget', async () => {
    const trigger = { kind: 'code', code: 'READY-BEFORE' } as const;
    const id = await t.publish(termsOf(rulesOf({ trigger, delivery: 'claim', claimDays: 3 })));
    const [quick, slow] = [await t.member(), await t.member()];
    for (const member of [quick, slow]) await t.promotions.join.enterCode(t.callerOf(member), trigger.code);
    await setState(id, 'ended');
    expect(await budgetOf(id)).toEqual({ spent: 20n, rewarded: 2 });
    const { participationId } = await t.promotions.own.detail(t.callerOf(quick), id);
    await t.promotions.claims.claim(t.callerOf(quick), participationId ?? '');
    t.setTime(new Date(Date.now() + 3 * 86_400_000 + 1_000).toISOString());
    await t.promotions.settleDue();
    expect([await t.cashOf(quick), await t.cashOf(slow)]).toEqual([10n, 0n]);
    expect(await t.statesOf(id)).toEqual({ paid: 1, expired: 1 });
    expect(await budgetOf(id)).toEqual({ spent: 10n, rewarded: 1 });
  });

  it('a bonus that it gave goes on under its own terms', async () => {
    const bonus = {
      mode: 'released',
      wageringTimes: 2,
      base: 'bonus',
      contribution: [],
      inSteps: false,
      maxStake: null,
      lifetimeHours: 24,
      stacking: 'queue',
    };
    const trigger = { kind: 'code', code: 'BONUS-BEFORE' } as const;
    const reward = { kind: 'bonus', amount: { kind: 'fixed', amount: '50.00' }, bonus } as never;
    const id = await t.publish(termsOf(rulesOf({ trigger, reward })));
    const member = await player(1n);
    await t.promotions.join.enterCode(t.callerOf(member), trigger.code);
    await setState(id, 'ended');
    await play(t, member, 100n);
    await t.settleBonuses();
    const { cash: held, bonus: waiting } = await t.ledger.balanceOf(member);
    expect([held / UNIT, waiting]).toEqual([1_000n - 1n - 100n + 50n, 0n]);
    expect(await budgetOf(id)).toEqual({ spent: 50n, rewarded: 1 });
  });

  it('it cannot be deleted, nor any of its versions', async () => {
    const terms = termsOf(rulesOf());
    const id = await t.publish(terms);
    await t.promotions.join.enterCode(
      t.callerOf(await t.member()),
      terms.rules.trigger.kind === 'code' ? terms.rules.trigger.code : '',
    );
    for (const table of [
      'promotion where id',
      'promotion_version where promotion_id',
      'promotion_participation where promotion_id',
    ])
      await expect(t.db.pool.query(`delete from ${table} = $1`, [id])).rejects.toThrow();
    expect(await budgetOf(id)).toEqual({ spent: 10n, rewarded: 1 });
  });
});
