import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { PromotionBonus } from '@marquee/contract/promotions/rewards';
import type { Failure } from '../../../platform/failure';
import { checks } from '../../money/ledger/check-statements';
import { UNIT } from '../../money/ledger/money.fixture';
import {
  cash,
  CONDITIONS,
  DEPOSIT,
  type PromotionsTest,
  rulesOf,
  startPromotionsTest,
  termsOf,
} from './promotions.fixture';

let t: PromotionsTest;
beforeAll(async () => {
  t = await startPromotionsTest();
});
afterEach(() => {
  t.setTime(null);
  t.setOffset(360);
  t.barred.clear();
});
afterAll(() => t.close());

const codeOf = ({ rules: { trigger } }: PromotionTerms) => (trigger.kind === 'code' ? trigger.code : '');
const enter = (memberId: bigint, terms: PromotionTerms) =>
  t.promotions.join.enterCode(t.callerOf(memberId), codeOf(terms));
const depositEvent = async (memberId: bigint, depositId: string) =>
  t.promotions.handleEvent({ brandId: 900, memberId }, { kind: 'deposit', depositId });
const shown = async (memberId: bigint, id: string) => {
  const { state, action } = await t.promotions.own.detail(t.callerOf(memberId), id);
  return [state, action];
};

describe('codes', () => {
  it('give their reward once, whatever is repeated at the same time', async () => {
    const terms = termsOf(rulesOf());
    const id = await t.publish(terms);
    const member = await t.member();
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => enter(member, terms)));
    // More at once than codes may be wrong are refused, and none of them counts afterwards.
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Failure] : []));
    expect(new Set(refusals.map(({ code }) => code)).size).toBeLessThanOrEqual(1);
    expect(refusals.every(({ code }) => code === 'too_many_requests')).toBe(true);
    expect(await t.cashOf(member)).toBe(10n);
    expect(await t.statesOf(id)).toEqual({ paid: 1 });
    expect(await shown(member, id)).toEqual(['issued', null]);
  });

  it('never go beyond the budget: 500 members for the last of it', async () => {
    const terms = termsOf(rulesOf(), { budget: '75.00' });
    const id = await t.publish(terms);
    const members = await Promise.all(Array.from({ length: 500 }, () => t.member()));
    const answers = await Promise.allSettled(members.map((member) => enter(member, terms)));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Failure] : []));
    expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 493 }, () => 'promotion_budget_used'));
    expect(await t.statesOf(id)).toEqual({ paid: 7 });
    expect(await shown(await t.member(), id)).toEqual(['closed', null]);
  });

  it('are those of the brand, while the promotion is open', async () => {
    const terms = termsOf(rulesOf(), { startsAt: '2026-06-01T00:00:00.000Z', endsAt: '2026-07-01T00:00:00.000Z' });
    const id = await t.publish(terms);
    const member = await t.member();
    t.setTime('2026-05-31T23:59:59Z');
    expect(await shown(member, id)).toEqual(['coming_soon', null]);
    await expect(enter(member, terms)).rejects.toMatchObject({ code: 'promotion_closed' });
    t.setTime('2026-07-01T00:00:00Z');
    await expect(enter(member, terms)).rejects.toMatchObject({ code: 'promotion_closed' });
    const elsewhere = { ...t.callerOf(member), brand: { ...t.callerOf(member).brand, id: 901 } };
    await expect(t.promotions.join.enterCode(elsewhere, codeOf(terms))).rejects.toMatchObject({
      code: 'promotion_code_unknown',
    });
    t.setTime('2026-06-30T23:59:59Z');
    await enter(member, terms);
    expect(await t.cashOf(member)).toBe(10n);
  });

  it('cannot be found by trying', async () => {
    const terms = termsOf(rulesOf());
    await t.publish(terms);
    const [guesser, other] = [await t.member(), await t.member()];
    const guess = () => t.promotions.join.enterCode(t.callerOf(guesser), 'NO-SUCH-CODE');
    for (let i = 0; i < 20; i += 1) await expect(guess()).rejects.toMatchObject({ code: 'promotion_code_unknown' });
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(enter(guesser, terms)).rejects.toMatchObject({ code: 'too_many_requests' });
    await enter(other, terms);
  });

  it('compare no more guesses at the same time than one after the other', async () => {
    const guesser = t.callerOf(await t.member());
    const guesses = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => t.promotions.join.enterCode(guesser, `GUESS-${at}`)),
    );
    const codes = guesses.map((guess) =>
      guess.status === 'rejected' ? (guess.reason as { code: string }).code : 'entered',
    );
    expect(codes.filter((code) => code === 'promotion_code_unknown')).toHaveLength(20);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(40);
  });

  it('pay one of a household whose members enter at the same time', async () => {
    const terms = termsOf(rulesOf({ conditions: { ...CONDITIONS, onePerHousehold: true } }));
    await t.publish(terms);
    const household = await Promise.all(Array.from({ length: 5 }, () => t.member()));
    await t.db.pool.query(
      `insert into session (token_hash, member_id, brand_id, expires_at, ip, user_agent)
       select decode(md5('home' || id), 'hex'), id, 900, now() + interval '1 day', '203.0.113.77', 'Browser' from member where id = any($1)`,
      [household],
    );
    const outcomes = await Promise.allSettled(household.map((member) => enter(member, terms)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const cash = await Promise.all(household.map((member) => t.cashOf(member)));
    expect(cash.reduce((sum, amount) => sum + amount, 0n)).toBe(10n);
  });

  it('see one household in payees whose holder is spelled as a person does and as a bank does', async () => {
    const terms = termsOf(rulesOf({ conditions: { ...CONDITIONS, onePerHousehold: true } }));
    await t.publish(terms);
    const [first, second, other] = [await t.member(), await t.member(), await t.member()];
    await t.db.pool.query(
      `with bank as (
         insert into payout_institution (brand_id, code, kind, payer, names, number_pattern, number_example, sort_order)
         values (900, 'household-bank', 'bank', 'sandpay', '{"en":"Bank"}', '.*', '1', 1) returning id
       )
       insert into payee (id, brand_id, member_id, institution_id, holder, sealed_number, number_digest, number_tail, added_at, usable_from)
       select gen_random_uuid(), 900, m.id, bank.id, m.holder, '', m.holder::bytea, '1', now(), now()
       from bank, unnest($1::bigint[], $2::text[]) m (id, holder)`,
      [
        [first, second, other],
        ['Łukasz Nguyễn-Straße', 'LUKASZ NGUYEN STRASSE', 'LUKAS NGUYEN STRASSE'],
      ],
    );
    await enter(first, terms);
    await expect(enter(second, terms)).rejects.toMatchObject({ code: 'promotion_household' });
    await expect(enter(other, terms)).resolves.toBeTruthy();
  });

  it('give nothing to excluded and trial members, nor twice to a household', async () => {
    const terms = termsOf(rulesOf({ conditions: { ...CONDITIONS, onePerHousehold: true } }));
    await t.publish(terms);
    const [first, second, trial, excluded] = [await t.member(), await t.member(), await t.member(), await t.member()];
    t.barred.add(excluded);
    await expect(enter(excluded, terms)).rejects.toMatchObject({ code: 'self_excluded' });
    await t.db.pool.query('update member set type = 4 where id = $1', [trial]);
    await expect(enter(trial, terms)).rejects.toMatchObject({ code: 'promotion_not_eligible' });
    await t.db.pool.query(
      `insert into session (token_hash, member_id, brand_id, expires_at, ip, user_agent)
       select decode(md5(id::text), 'hex'), id, 900, now() + interval '1 day', '203.0.113.9', 'Browser' from member where id = any($1)`,
      [[first, second]],
    );
    await enter(first, terms);
    await expect(enter(second, terms)).rejects.toMatchObject({ code: 'promotion_household' });
    expect(await t.cashOf(second)).toBe(0n);
  });
});

describe('claims', () => {
  const claimable = () => termsOf(rulesOf({ delivery: 'claim', claimDays: 3 }), { budget: '10.00' });

  it('pay once under 500 claims, and nobody else’s', async () => {
    const terms = claimable();
    const id = await t.publish(terms);
    const [member, other] = [await t.member(), await t.member()];
    await enter(member, terms);
    expect(await t.cashOf(member)).toBe(0n);
    expect(await shown(member, id)).toEqual(['claim', 'claim']);
    expect(await t.promotions.own.count(t.callerOf(member))).toEqual({ claimable: 1 });
    const participationId = (await t.promotions.own.detail(t.callerOf(member), id)).participationId ?? '';
    await expect(t.promotions.claims.claim(t.callerOf(other), participationId)).rejects.toMatchObject({
      code: 'promotion_not_found',
    });
    await Promise.all(
      Array.from({ length: 500 }, () => t.promotions.claims.claim(t.callerOf(member), participationId)),
    );
    expect(await t.cashOf(member)).toBe(10n);
    expect(await shown(member, id)).toEqual(['claimed', null]);
  });

  it('lapse after their days, and the budget has the reward again', async () => {
    const terms = claimable();
    const id = await t.publish(terms);
    const [member, other] = [await t.member(), await t.member()];
    await enter(member, terms);
    await expect(enter(other, terms)).rejects.toMatchObject({ code: 'promotion_budget_used' });
    t.setTime(new Date(Date.now() + 3 * 86_400_000 + 1_000).toISOString());
    const participationId = (
      await t.promotions.own.rewards(t.callerOf(member), { filter: 'history', pageNo: 1, pageSize: 10 })
    ).content[0]?.participationId;
    await expect(t.promotions.claims.claim(t.callerOf(member), participationId ?? '')).rejects.toMatchObject({
      code: 'reward_not_claimable',
    });
    await Promise.all([t.promotions.claims.lapseDue(), t.promotions.claims.lapseDue()]);
    expect(await t.statesOf(id)).toEqual({ expired: 1 });
    await enter(other, terms);
    expect(await t.statesOf(id)).toEqual({ expired: 1, completed: 1 });
  });

  it('stay when the promotion ends', async () => {
    const terms = claimable();
    const id = await t.publish(terms);
    const member = await t.member();
    await enter(member, terms);
    await t.db.pool.query(`update promotion set state = 'ended' where id = $1`, [id]);
    const { claimed, refused } = await t.promotions.claims.claimAll(t.callerOf(member));
    expect([claimed.length, refused]).toEqual([1, []]);
    expect(await t.cashOf(member)).toBe(10n);
  });
});

describe('deposits', () => {
  const match = { kind: 'percent', basisPoints: 50_000, cap: '400.00' } as const;
  const bonus: PromotionBonus = {
    mode: 'released',
    wageringTimes: 5,
    base: 'deposit_and_bonus',
    contribution: [],
    inSteps: false,
    maxStake: null,
    lifetimeHours: 24,
    stacking: 'queue',
  };

  it('are matched for those who joined before, once', async () => {
    const rules = rulesOf({ trigger: DEPOSIT, enrolment: 'join', reward: { kind: 'bonus', amount: match, bonus } });
    const id = await t.publish(termsOf(rules));
    const member = await t.member();
    const early = await t.deposit(member, 200n, '2026-01-01T00:00:00Z');
    expect(await shown(member, id)).toEqual(['join', 'join']);
    await t.promotions.join.join(t.callerOf(member), id);
    await t.promotions.join.join(t.callerOf(member), id);
    expect(await shown(member, id)).toEqual(['joined', 'deposit']);
    await depositEvent(member, early);
    expect(await t.statesOf(id)).toEqual({ joined: 1 });
    const deposits = [await t.deposit(member, 99n), await t.deposit(member, 100n), await t.deposit(member, 100n)];
    for (const deposit of [...deposits, ...deposits]) await depositEvent(member, deposit);
    expect((await t.ledger.balanceOf(member)).bonus / UNIT).toBe(400n);
    expect(await t.statesOf(id)).toEqual({ paid: 1 });
  });

  it('count by number, weekday and day in the brand’s time', async () => {
    const second = await t.publish(termsOf(rulesOf({ trigger: { ...DEPOSIT, nth: 2 } as never })));
    const monday = await t.publish(
      termsOf(rulesOf({ trigger: { ...DEPOSIT, weekdays: [1], frequency: 'daily' } as never })),
    );
    const member = await t.member();
    // 2026-11-22 is a Sunday; 18:00 UTC is midnight at GMT+6.
    for (const at of ['2026-11-22T17:59:59Z', '2026-11-22T18:00:00Z', '2026-11-23T17:59:59Z', '2026-11-23T18:00:00Z'])
      await depositEvent(member, await t.deposit(member, 100n, at));
    const { rows } = await t.db.pool.query(
      'select promotion_id, period, figure from promotion_participation where promotion_id = any($1) order by period',
      [[second, monday]],
    );
    expect(rows).toEqual([
      { promotion_id: monday, period: '2026-11-23', figure: 100n * UNIT },
      { promotion_id: second, period: 'once', figure: 100n * UNIT },
    ]);
    // On a Monday it would give for the deposits of the other tests.
    for (const id of [second, monday]) await t.end(id);
  });

  it('keep the terms that a member joined under', async () => {
    const rules = rulesOf({ trigger: DEPOSIT, enrolment: 'join' });
    const id = await t.publish(termsOf(rules));
    const [early, late] = [await t.member(), await t.member()];
    await t.promotions.join.join(t.callerOf(early), id);
    await t.publish(termsOf({ ...rules, reward: cash('3.00') }), id, 2);
    await t.promotions.join.join(t.callerOf(late), id);
    for (const member of [early, late]) await depositEvent(member, await t.deposit(member, 100n));
    expect([await t.cashOf(early), await t.cashOf(late)]).toEqual([110n, 103n]);
  });
});

describe('events', () => {
  it('give a registration, a mission and a level their reward once', async () => {
    await t.publish(termsOf(rulesOf({ trigger: { kind: 'registration' }, reward: cash('1.00') })));
    await t.publish(
      termsOf(rulesOf({ trigger: { kind: 'mission', missionId: 'daily-rounds' }, reward: cash('2.00') })),
    );
    await t.publish(termsOf(rulesOf({ trigger: { kind: 'level', level: 3 }, reward: cash('4.00') })));
    const member = await t.member();
    const happen = (event: Parameters<typeof t.promotions.handleEvent>[1]) =>
      t.promotions.handleEvent({ brandId: 900, memberId: member }, event);
    const mission = { kind: 'mission', missionId: 'daily-rounds' } as const;
    for (let i = 0; i < 2; i += 1) {
      await happen({ kind: 'registration' });
      await happen({ ...mission, periodStart: '2026-06-01' });
      await happen({ ...mission, periodStart: '2026-06-02' });
      await happen({ ...mission, missionId: 'another', periodStart: '2026-06-02' });
      for (const level of [2, 3, 4]) await happen({ kind: 'level', level });
    }
    expect(await t.cashOf(member)).toBe(1n + 2n * 2n + 4n);
  });

  it('celebrate birthdays on the brand’s day, once a year', async () => {
    const id = await t.publish(termsOf(rulesOf({ trigger: { kind: 'birthday' } })));
    const member = await t.member();
    await t.db.pool.query(`update member set birthday = '1992-02-29' where id = $1`, [member]);
    for (const at of ['2027-02-27T17:59:00Z', '2027-02-27T18:00:00Z', '2027-02-28T12:00:00Z', '2028-02-29T12:00:00Z']) {
      t.setTime(at);
      await t.promotions.settleDue();
      if (at === '2027-02-27T17:59:00Z') expect(await t.statesOf(id)).toEqual({});
    }
    expect(await t.cashOf(member)).toBe(20n);
  });
});

it('lists 200 promotions with two queries, and reads the brand’s part once until it changes', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 200; i += 1) {
    const trigger = { kind: 'turnover', period: 'daily', minimum: '100.00' } as const;
    ids.push(await t.publish(termsOf(rulesOf({ trigger }), { priority: 500 })));
  }
  const member = await t.member();
  const { pool } = t.database;
  const { query } = pool;
  let queries = 0;
  pool.query = ((...args: unknown[]) => {
    queries += 1;
    return (query as (...rest: unknown[]) => unknown).apply(pool, args);
  }) as never;
  const list = () => t.promotions.own.list(t.callerOf(member), {});
  try {
    const { promotions } = await list();
    expect(promotions.filter(({ promotionId }) => ids.includes(promotionId))).toHaveLength(200);
    expect(queries).toBe(4);
    expect(await list()).toEqual({ promotions });
    expect(queries).toBe(4 + 2);
  } finally {
    pool.query = query;
  }
  // Another process changes the brand's part: the kept list must not hide it.
  const shown = async (id: string | undefined) =>
    (await list()).promotions.find(({ promotionId }) => promotionId === id)?.state;
  const [first, second] = ids;
  expect(await shown(first)).toBe('joined');
  await pool.query(`update promotion set ends_at = starts_at + interval '1 second' where id = $1`, [first]);
  expect(await shown(first)).not.toBe('joined');
  await pool.query(`update promotion set state = 'paused' where id = $1`, [second]);
  expect(await shown(second)).toBeUndefined();
  await pool.query(`update promotion set state = 'ended' where id = any($1)`, [ids]);
});

it('the verification of the ledger names a budget, a payment and a participation that are not as they say', async () => {
  const terms = termsOf(rulesOf());
  const id = await t.publish(terms);
  await enter(await t.member(), terms);
  const ofPromotions = Object.entries(checks).filter(
    ([name]) => name.includes('promotion') || name.includes('participation'),
  );
  const brokenBy = async (statement: string) => {
    const client = await t.db.pool.connect();
    try {
      await client.query('begin');
      await client.query('alter table promotion_participation disable trigger user');
      await client.query(statement, [id]);
      const broken: string[] = [];
      for (const [name, check] of ofPromotions) if ((await client.query(check)).rows.length > 0) broken.push(name);
      return broken;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const [budget, payment, participation] = [
    'a promotion has spent what its rewards take, and no more than its budget',
    'a reward of a promotion was paid exactly as it says',
    'a participation and its reward say the same',
  ];
  expect(await brokenBy('select $1::uuid')).toEqual([]);
  expect(await brokenBy('update promotion set spent = spent - 1 where id = $1')).toEqual([budget]);
  expect(await brokenBy('update promotion_reward set amount = amount + 1 where promotion_id = $1')).toEqual([
    budget,
    payment,
  ]);
  expect(await brokenBy(`update promotion_participation set state = 'expired' where promotion_id = $1`)).toEqual([
    participation,
  ]);
});
