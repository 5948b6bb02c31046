import { MEMBER_TYPE } from '@marquee/contract/constants';
import { REFERRED_FRIEND_SORTS } from '@marquee/contract/calls/list-sorts';
import { REFERRAL_STAGES } from '@marquee/contract/promotions/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../platform/password-hash';
import { setBrandFlags } from '../../../../testing/brand-settings';
import { mustPageInOrder } from '../../../../testing/sorted-pages';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { insertMember } from '../../../people/member/insert-member';

const password = 'Estuary-Lantern-77';
const promotionId = '8d7b7a53-5c42-4b68-9d68-2f3f6f4b9f11';
let site: TestApp;
let brandId: number;
const ids = new Map<string, bigint>();

async function join(account: string, upline: string | null = null, brand = brandId): Promise<bigint> {
  const passwordHash = await hashPassword(password);
  const uplineId = upline === null ? null : (ids.get(upline) ?? null);
  const member = { brandId: brand, account, type: MEMBER_TYPE, nickname: `<b>${account}</b>`, language: 'en' };
  const id = await insertMember(site.pool, { ...member, passwordHash, uplineId });
  if (id === null) throw new Error(`${account} exists`);
  ids.set(account, id);
  return id;
}
async function signedIn(account: string) {
  const browser = site.browser('sundarban');
  await browser.call('session.login', { type: 'username', username: account, password });
  return browser;
}
/** What a promotion has decided on a friend of `inviter1`. */
async function participate(friend: string, state: 'completed' | 'paid' | 'expired' | 'cancelled'): Promise<void> {
  const { rows } = await site.pool.query<{ id: string }>(
    `insert into promotion_participation (promotion_id, brand_id, member_id, period, version, state, claimable_until, created_at)
     values ($1, $2, $3, $4, 1, $5, now() + interval '1 day', now()) returning id`,
    [promotionId, brandId, ids.get('inviter1'), `member:${ids.get(friend)}`, state],
  );
  await site.pool.query(
    `insert into promotion_reward (participation_id, promotion_id, member_id, kind, amount, points, state, ready_at, paid_at)
     values ($1, $2, $3, 'cash', 100000000, 0, $4, now(), $5)`,
    [
      rows[0]?.id,
      promotionId,
      ids.get('inviter1'),
      state === 'paid' ? 'paid' : state === 'completed' ? 'ready' : 'lapsed',
      state === 'paid' ? new Date() : null,
    ],
  );
}

beforeAll(async () => {
  site = await startTestApp();
  const { rows } = await site.pool.query<{ id: number; code: string }>('select id, code from brand');
  brandId = rows.find(({ code }) => code === 'sundarban')?.id ?? 0;
  const meridian = rows.find(({ code }) => code === 'meridian')?.id ?? 0;
  await setBrandFlags(site, 'sundarban', { REFERRAL: true });
  await site.pool.query(
    `insert into promotion (id, brand_id, kind, state, created_at) values ($1, $2, 'referral', 'draft', now())`,
    [promotionId, brandId],
  );
  await site.pool.query(
    `insert into promotion_version (promotion_id, version, state, terms, reason, written_at, decided_at)
     values ($1, 1, 'confirmed', '{}', 'a test', now(), now())`,
    [promotionId],
  );
  await join('inviter1');
  await join('lonely1');
  for (const friend of ['amina1', 'bilal1', 'chitra1', 'dipu1', 'eshan1', 'farid1']) await join(friend, 'inviter1');
  await join('stray1', null, meridian);
  await participate('bilal1', 'paid');
  await participate('chitra1', 'completed');
  await participate('dipu1', 'expired');
  await site.pool.query(
    `insert into referral_refusal (promotion_id, invited_id, fault, refused_at) values ($1, $2, 'device', now())`,
    [promotionId, ids.get('eshan1')],
  );
});
afterAll(() => site.close());

describe('the friends of a member', () => {
  it('stand at the furthest stage that they reached, half hidden, with what was credited for them', async () => {
    const inviter = await signedIn('inviter1');
    const { content } = await inviter.call('referrals.friends', { sort: 'account' });
    expect(content.map(({ account, stage, earned }) => [account, stage, earned?.amount ?? null])).toEqual([
      ['am***1', 'registered', null],
      ['bi***1', 'paid', '1000.00'],
      ['ch***1', 'qualified', null],
      ['di***1', 'lapsed', null],
      ['es***1', 'refused', null],
      ['fa***1', 'registered', null],
    ]);
    expect(JSON.stringify(content)).not.toMatch(/[<>]|amina|@/);
    const { friends, earned } = await inviter.call('referrals.overview', {});
    expect(friends).toEqual({
      total: 6,
      byStage: { registered: 2, deposited: 0, qualified: 1, paid: 1, lapsed: 1, refused: 1 },
    });
    expect(earned).toEqual({ amount: '1000.00', points: 0, tickets: 0 });
  });

  it('are sorted, filtered and paged by the database', async () => {
    const inviter = await signedIn('inviter1');
    const order = ['refused', 'registered', 'deposited', 'lapsed', 'qualified', 'paid'];
    await mustPageInOrder(REFERRED_FRIEND_SORTS, (sort, page) => inviter.call('referrals.friends', { sort, ...page }), {
      joinedAt: ({ joinedAt }) => joinedAt,
      account: ({ account }) => account,
      stage: ({ stage }) => order.indexOf(stage),
    });
    for (const stage of REFERRAL_STAGES) {
      const { content } = await inviter.call('referrals.friends', { stage });
      expect(content.every((friend) => friend.stage === stage)).toBe(true);
    }
  });

  it('are of nobody else, and of no guest', async () => {
    const lonely = await signedIn('lonely1');
    expect((await lonely.call('referrals.friends', {})).totalElements).toBe(0);
    expect(await lonely.call('referrals.overview', {})).toMatchObject({
      friends: { total: 0 },
      earned: { amount: '0.00' },
    });
    for (const call of ['referrals.overview', 'referrals.friends'] as const)
      expect((await site.browser().refusal(call, {})).code).toBe('not_logged_in');
  });

  it('are asked for by no other id than the caller’s own session', async () => {
    const lonely = await signedIn('lonely1');
    const foreign = { memberId: String(ids.get('inviter1')) } as never;
    expect((await lonely.refusal('referrals.friends', foreign)).code).toBe('validation_failed');
  });
});

describe('a referral code', () => {
  it('tells who tries it nothing about its owner, and a wrong one nothing at all', async () => {
    const { referralCode } = await (await signedIn('inviter1')).call('referrals.overview', {});
    expect(referralCode).toMatch(/^[A-Z2-9]{10}$/);
    expect(await site.browser().call('session.affiliate', { code: referralCode ?? '' })).toEqual({ valid: true });
    const refusals = await Promise.all(
      [referralCode?.replace(/.$/, '0') ?? '', 'A'.repeat(10), '%', "' or 1=1 --", '<b>x</b>'].map((code) =>
        site.browser().refusal('session.affiliate', { code }),
      ),
    );
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['invitation_code_error']));
    expect((await site.browser('meridian').refusal('session.affiliate', { code: referralCode ?? '' })).code).toBe(
      'invitation_code_error',
    );
  });
});

it('names no reward where no referral promotion runs, and is refused where the brand wants no invitations', async () => {
  const inviter = await signedIn('inviter1');
  await site.pool.query(`update promotion set state = 'ended' where trigger = 'invitation' and state = 'published'`);
  expect((await inviter.call('referrals.overview', {})).promotions).toEqual([]);
  await setBrandFlags(site, 'sundarban', { REFERRAL: false });
  for (const call of ['referrals.overview', 'referrals.friends'] as const)
    expect((await inviter.refusal(call, {})).code).toBe('feature_disabled');
});
