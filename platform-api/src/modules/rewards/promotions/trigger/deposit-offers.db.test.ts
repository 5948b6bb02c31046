import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CONDITIONS, DEPOSIT, type PromotionsTest, rulesOf, startPromotionsTest, termsOf } from '../promotions.fixture';

let t: PromotionsTest;
beforeAll(async () => {
  t = await startPromotionsTest();
});
afterEach(() => t.setTime(null));
afterAll(() => t.close());

const publish = (trigger: object, types: 'deposit' | 'other' = 'deposit', priority = 1) =>
  t.publish(
    termsOf(rulesOf({ trigger: { ...DEPOSIT, ...trigger } as never, enrolment: 'join' }), {
      types: [types],
      priority,
    }),
  );
const offersTo = async (member: bigint) =>
  (await t.promotions.own.forDeposit(t.callerOf(member))).promotions.map(({ promotionId, state }) => [
    promotionId,
    state,
  ]);

it('offers for a deposit what the next one may set off on this day, in one answer', async () => {
  // 2026-11-27 is a Friday; 18:00 UTC is midnight at GMT+6.
  const [first, second] = [await publish({ nth: 1 }), await publish({ nth: 2 }, 'other')];
  const friday = await publish({ weekdays: [5], frequency: 'daily' });
  const member = await t.member();
  t.setTime('2026-11-26T17:59:59Z');
  expect(await offersTo(member)).toEqual([[first, 'join']]);
  t.setTime('2026-11-26T18:00:00Z');
  await t.promotions.join.join(t.callerOf(member), first);
  expect(new Set(await offersTo(member))).toEqual(
    new Set([
      [first, 'joined'],
      [friday, 'join'],
    ]),
  );
  await t.deposit(member, 10n, '2026-11-27T00:00:00Z');
  expect(new Set(await offersTo(member))).toEqual(
    new Set([
      [second, 'join'],
      [friday, 'join'],
    ]),
  );
});

it('shows what waits for a deposit that was made as closed', async () => {
  const id = await publish({ nth: 1 });
  const member = await t.member();
  const shown = async () => (await t.promotions.own.detail(t.callerOf(member), id)).state;
  expect(await shown()).toBe('join');
  await t.deposit(member, 10n);
  expect(await shown()).toBe('closed');
});

it('lists what is over for the member after what is open, else in the order of the brand', async () => {
  const open = await publish({ nth: 7 }, 'deposit', 2);
  const first = await publish({ nth: 1 });
  const member = await t.member();
  const listed = async () => {
    const { promotions } = await t.promotions.own.list(t.callerOf(member), {});
    return promotions.map(({ promotionId }) => promotionId);
  };
  const before = await listed();
  expect(before.indexOf(first)).toBeLessThan(before.indexOf(open));
  await t.deposit(member, 10n);
  const after = await listed();
  expect(after.indexOf(first)).toBeGreaterThan(after.indexOf(open));
});

it('is for members of a VIP level and above', async () => {
  const trigger = { kind: 'code', code: 'FOR-SILVER' } as const;
  const id = await t.publish(termsOf(rulesOf({ trigger, conditions: { ...CONDITIONS, vipLevel: 2 } })));
  const [below, above] = [await t.member(), await t.member()];
  t.levels.set(below, 1).set(above, 2);
  await expect(t.promotions.join.enterCode(t.callerOf(below), 'FOR-SILVER')).rejects.toMatchObject({
    code: 'promotion_not_eligible',
  });
  await t.promotions.join.enterCode(t.callerOf(above), 'FOR-SILVER');
  expect(await t.statesOf(id)).toEqual({ paid: 1 });
});

it('refuses a reward whose kind and what it gives do not fit, in the database', async () => {
  await t.publish(termsOf(rulesOf({ trigger: { kind: 'code', code: 'CASH-ONLY' } })));
  const member = await t.member();
  await t.promotions.join.enterCode(t.callerOf(member), 'CASH-ONLY');
  for (const wrong of ['tickets = 1', 'amount = 0', `kind = 'tickets'`])
    await expect(
      t.db.pool.query(`update promotion_reward set ${wrong} where member_id = $1`, [member]),
    ).rejects.toThrow('check constraint');
});

it('gives tickets once, which cost no budget and expire', async () => {
  const trigger = { kind: 'code', code: 'TWO-TURNS' } as const;
  const reward = { kind: 'tickets', unit: 'wheel', count: 2, lifetimeDays: 3 } as const;
  await t.publish(termsOf(rulesOf({ trigger, reward }), { budget: '0.01', budgetCount: 1 }));
  const [member, late] = [await t.member(), await t.member()];
  await Promise.all(Array.from({ length: 10 }, () => t.promotions.join.enterCode(t.callerOf(member), 'TWO-TURNS')));
  expect(await t.tickets.heldOf(member, 'wheel')).toMatchObject({ count: 2 });
  await expect(t.promotions.join.enterCode(t.callerOf(late), 'TWO-TURNS')).rejects.toMatchObject({
    code: 'promotion_budget_used',
  });
  const { content } = await t.promotions.own.rewards(t.callerOf(member), { filter: 'history', pageNo: 1, pageSize: 5 });
  expect(content.map((entry) => entry.reward)).toEqual([{ kind: 'tickets', unit: 'wheel', count: 2 }]);
});
