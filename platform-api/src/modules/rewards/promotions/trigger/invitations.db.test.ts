import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeBets, settleBets } from '../../../money/ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../../../money/ledger/money.fixture';
import { cash, CONDITIONS, type PromotionsTest, rulesOf, startPromotionsTest, termsOf } from '../promotions.fixture';

let t: PromotionsTest;
beforeAll(async () => {
  t = await startPromotionsTest();
});
afterEach(async () => {
  await t.db.pool.query(
    `update promotion set state = 'ended' where state = 'published'; select set_upline(id, null) from member where upline_id is not null`,
  );
});
afterAll(() => t.close());

const TRIGGER = { kind: 'invitation', minimum: '200.00', validBet: '300.00', invitedReward: cash('5.00') } as const;
const CLAIMED = { delivery: 'claim', claimDays: 7 } as const;
const publish = (change: object = {}, rules: object = {}) =>
  t.publish(termsOf(rulesOf({ trigger: { ...TRIGGER, ...change }, reward: cash('20.00'), ...rules })));

/** A member whom another one invited. */
async function invitedBy(inviter: bigint): Promise<bigint> {
  const member = await t.member();
  await t.db.pool.query('select set_upline($2, $1)', [inviter, member]);
  return member;
}
async function deposit(memberId: bigint, amount: bigint): Promise<void> {
  const depositId = await t.deposit(memberId, amount);
  await t.promotions.handleEvent({ brandId: 900, memberId }, { kind: 'deposit', depositId });
}
/** Bets that pay back what they took. */
async function play(member: bigint, total: bigint, settle = true): Promise<void> {
  for (let left = total; left > 0n; left -= 100n) {
    const stake = left < 100n ? left : 100n;
    const bet = betOf(member, stake * UNIT);
    await placeBets(t.db.pool, [bet]);
    if (settle) await settleBets(t.db.pool, [winOf(member, bet.key, stake * UNIT + 1n)]);
  }
}
/** What a friend does who is one: deposits, plays. */
async function qualify(member: bigint): Promise<void> {
  await deposit(member, 200n);
  await play(member, 300n);
  await t.promotions.settleDue();
}
const logIn = (memberId: bigint, ip: string, browser = 'Browser') =>
  t.db.pool.query(
    `insert into session (token_hash, member_id, brand_id, expires_at, ip, user_agent)
     values (sha256(gen_random_uuid()::text::bytea), $1, 900, now() + interval '1 day', $2, $3)`,
    [memberId, ip, browser],
  );
const logOut = (memberId: bigint) => t.db.pool.query('delete from session where member_id = $1', [memberId]);
async function bindPayee(memberId: bigint, holder: string): Promise<void> {
  await t.db.pool.query(
    `insert into payout_institution (brand_id, code, kind, payer, names, number_pattern, number_example, sort_order)
     values (900, 'referral-bank', 'bank', 'sandpay', '{"en":"Bank"}', '.*', '1', 1) on conflict do nothing`,
  );
  await t.db.pool.query(
    `insert into payee (id, brand_id, member_id, institution_id, holder, sealed_number, number_digest, number_tail, added_at, usable_from)
     select gen_random_uuid(), 900, $1, id, $2, '', sha256(gen_random_uuid()::text::bytea), '1', now(), now()
     from payout_institution where brand_id = 900 and code = 'referral-bank'`,
    [memberId, holder],
  );
}
const faultsOf = async (promotionId: string) =>
  (
    await t.db.pool.query<{ fault: string }>('select fault from referral_refusal where promotion_id = $1', [
      promotionId,
    ])
  ).rows.map(({ fault }) => fault);

describe('an invitation', () => {
  it('is rewarded on both sides, once, when the friend has deposited and played enough', async () => {
    const id = await publish();
    const inviter = await t.member();
    const friend = await invitedBy(inviter);
    for (const amount of [150n, 50n, 70n]) await deposit(friend, amount);
    expect(await t.statesOf(id)).toEqual({});
    await play(friend, 299n);
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({});
    await play(friend, 1n);
    await Promise.all([t.promotions.settleDue(), t.promotions.settleDue(), t.promotions.settleDue()]);
    await deposit(friend, 10n);
    expect(await t.statesOf(id)).toEqual({ paid: 2 });
    expect(await t.cashOf(inviter)).toBe(20n);
    expect(await t.cashOf(friend)).toBe(285n);
  });

  it('is not qualified by deposits that are withdrawn at once, nor by bets that are not settled', async () => {
    const id = await publish();
    const friend = await invitedBy(await t.member());
    for (let i = 0; i < 3; i += 1) await deposit(friend, 1_000n);
    await play(friend, 500n, false);
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({});
  });

  it('asks for as much play as for deposits where the terms name no play', async () => {
    const id = await publish({ validBet: undefined });
    const friend = await invitedBy(await t.member());
    await deposit(friend, 200n);
    await play(friend, 199n);
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({});
    await play(friend, 1n);
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({ paid: 2 });
  });

  it('counts the play of the games that the terms name', async () => {
    const id = await publish({}, { conditions: { ...CONDITIONS, vendors: ['NOBODY'] } });
    await qualify(await invitedBy(await t.member()));
    expect(await t.statesOf(id)).toEqual({});
  });

  it('is rewarded to a member as often as the terms allow, however many friends qualify at once', async () => {
    await publish({ friendsMax: 2 });
    const inviter = await t.member();
    const friends = await Promise.all(Array.from({ length: 5 }, () => invitedBy(inviter)));
    for (const friend of friends) {
      await deposit(friend, 200n);
      await play(friend, 300n);
    }
    await Promise.all(Array.from({ length: 4 }, () => t.promotions.settleDue()));
    expect(await t.cashOf(inviter)).toBe(40n);
  });

  it('is shown to its member by the terms that run, until the budget is used', async () => {
    const id = await t.publish(
      termsOf(rulesOf({ trigger: { ...TRIGGER, friendsMax: 3 }, reward: cash('20.00', 2) }), { budget: '30.00' }),
    );
    const inviter = await t.member();
    const shown = () => t.promotions.referrals.overview(t.callerOf(inviter));
    const running = {
      promotionId: id,
      minimum: '200.00',
      validBet: '300.00',
      friendsMax: 3,
      reward: cash('20.00', 2),
      invitedReward: cash('5.00'),
    };
    expect((await shown()).promotions).toMatchObject([{ ...running, friendsRewarded: 0 }]);
    const friend = await invitedBy(inviter);
    await deposit(friend, 200n);
    expect((await shown()).friends.byStage).toMatchObject({ deposited: 1, paid: 0 });
    await qualify(friend);
    expect(await shown()).toMatchObject({
      promotions: [],
      friends: { total: 1, byStage: { deposited: 0, paid: 1 } },
      earned: { amount: '20.00' },
    });
  });

  it('takes no more than the budget', async () => {
    const id = await t.publish(
      termsOf(rulesOf({ trigger: { ...TRIGGER, invitedReward: null }, reward: cash('20.00') }), { budget: '50.00' }),
    );
    const inviter = await t.member();
    for (let i = 0; i < 4; i += 1) await qualify(await invitedBy(inviter));
    expect(await t.cashOf(inviter)).toBe(40n);
    expect(await t.statesOf(id)).toEqual({ paid: 2 });
  });
});

describe('a member who invites themself', () => {
  const nothingFor = async (promotionId: string, members: readonly bigint[], fault: string) => {
    expect(await t.statesOf(promotionId)).toEqual({});
    expect(await faultsOf(promotionId)).toEqual([fault]);
    for (const member of members)
      expect((await t.db.pool.query('select from promotion_reward where member_id = $1', [member])).rowCount).toBe(0);
  };

  it('gets nothing from the same browser in the same network, long after both have logged out', async () => {
    const id = await publish();
    const inviter = await t.member();
    const other = await invitedBy(inviter);
    await logIn(inviter, '198.51.100.20');
    await logOut(inviter);
    await logIn(other, '198.51.100.20');
    await logOut(other);
    await qualify(other);
    await nothingFor(id, [inviter, other], 'device');
    await t.promotions.settleDue();
    expect(await faultsOf(id)).toHaveLength(1);
  });

  it('gets nothing within one household’s IPv6 network', async () => {
    const id = await publish();
    const inviter = await t.member();
    const other = await invitedBy(inviter);
    await logIn(inviter, '2001:db8:7:1::5');
    await logIn(other, '2001:db8:7:1:abcd::9');
    await qualify(other);
    await nothingFor(id, [inviter, other], 'device');
  });

  it('gets nothing with a payee of the same holder, even one that was removed', async () => {
    const id = await publish();
    const inviter = await t.member();
    const other = await invitedBy(inviter);
    await bindPayee(inviter, 'Rahima Khatun');
    await t.db.pool.query('update payee set removed_at = now() where member_id = $1', [inviter]);
    await bindPayee(other, 'RAHIMA  KHATUN');
    await qualify(other);
    await nothingFor(id, [inviter, other], 'payee');
  });

  it('gets nothing with one identity document in both accounts, one of which was refused it', async () => {
    const id = await publish();
    const inviter = await t.member();
    const other = await invitedBy(inviter);
    await t.db.pool.query(
      `insert into identity_number (brand_id, number_digest, member_id, claimed_at) values (900, sha256('one'), $1, now())`,
      [inviter],
    );
    await t.db.pool.query(
      `insert into identity_number_attempt (brand_id, number_digest, member_id, last_at) values (900, sha256('one'), $1, now())`,
      [other],
    );
    await qualify(other);
    await nothingFor(id, [inviter, other], 'document');
  });

  it.each([
    ['birthday', (id: bigint) => t.db.pool.query(`update member set birthday = '1990-05-05' where id = $1`, [id])],
    ['network', (id: bigint) => logIn(id, '198.51.100.33', `Browser of ${id}`)],
  ])('gets nothing under the same name with the same %s', async (_sign, share) => {
    const id = await publish();
    const inviter = await t.member();
    const other = await invitedBy(inviter);
    for (const member of [inviter, other]) {
      await t.db.pool.query(`update member set payee_name = 'Same Person' where id = $1`, [member]);
      await share(member);
    }
    await qualify(other);
    await nothingFor(id, [inviter, other], 'person');
  });

  it('gets nothing through others: a ring, and a second account beside the first friend', async () => {
    const id = await publish();
    const first = await t.member();
    const middle = await invitedBy(first);
    const again = await invitedBy(middle);
    await logIn(first, '198.51.100.44');
    await logIn(again, '198.51.100.44');
    await qualify(again);
    await nothingFor(id, [middle, again], 'device');
    const twins = [await invitedBy(first), await invitedBy(first)];
    for (const twin of twins) await bindPayee(twin, 'One Holder');
    for (const twin of twins) await qualify(twin);
    expect(await faultsOf(id)).toEqual(['device', 'payee']);
    expect(await t.statesOf(id)).toEqual({ paid: 2 });
  });

  it('gets nothing when the sign appears between the reward and its payment, on either side', async () => {
    const id = await publish({}, CLAIMED);
    const inviter = await t.member();
    const friend = await invitedBy(inviter);
    await qualify(friend);
    expect(await t.statesOf(id)).toEqual({ completed: 2 });
    await logIn(inviter, '198.51.100.55');
    await logIn(friend, '198.51.100.55');
    const { rows } = await t.db.pool.query<{ id: string; memberId: bigint }>(
      'select id, member_id as "memberId" from promotion_participation where promotion_id = $1',
      [id],
    );
    for (const row of rows)
      await expect(t.promotions.claims.claim(t.callerOf(row.memberId), row.id)).rejects.toMatchObject({
        code: 'promotion_household',
      });
    expect(await t.statesOf(id)).toEqual({ cancelled: 2 });
    expect(await t.cashOf(inviter)).toBe(0n);
    const spent = await t.db.pool.query('select spent, rewarded from promotion where id = $1', [id]);
    expect(spent.rows).toEqual([{ spent: 0n, rewarded: 0 }]);
    await expect(
      t.promotions.claims.claim(t.callerOf(inviter), rows.find(({ memberId }) => memberId === inviter)?.id ?? ''),
    ).rejects.toMatchObject({ code: 'reward_not_claimable' });
  });

  it('is another person in another network, with another payee and name', async () => {
    const id = await publish();
    const inviter = await t.member();
    const friend = await invitedBy(inviter);
    await logIn(inviter, '198.51.100.61');
    await logIn(friend, '198.51.100.62');
    await bindPayee(inviter, 'Anwar Hossain');
    await bindPayee(friend, 'Karim Uddin');
    await qualify(friend);
    expect(await t.statesOf(id)).toEqual({ paid: 2 });
  });
});
