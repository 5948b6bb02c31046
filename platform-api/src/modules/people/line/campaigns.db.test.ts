import type { CallRequest } from '@marquee/contract/calls/index';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createBrandService } from '../../site/brand/service';
import { createCampaigns } from './campaigns';
import { createPostbacks } from './postbacks/postbacks';
import { testSecrets } from './postbacks/secrets.fixture';
import { joinLine, ownerForm } from './line.fixture';

let site: TestApp;
let top: Awaited<ReturnType<typeof joinLine>>;
let other: typeof top;
let abroad: typeof top;
let names = 0;

beforeAll(async () => {
  site = await startTestApp();
  top = await joinLine(site, 'topper1');
  other = await joinLine(site, 'other11');
  abroad = await joinLine(site, 'abroad1', { brandId: 2 });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

type NewLink = CallRequest<'agent.createInvitationLink'>;
const make = (fields: Partial<NewLink> = {}) => {
  const link = { campaign: `Fair ${(names += 1)}`, type: MEMBER_TYPE, prizeGroup: null, expiresAt: null };
  return top.browser.call('agent.createInvitationLink', { ...link, ...fields });
};
const visit = (code: string, sub?: string) =>
  site.browser().call('member.invitationVisit', { code, ...(sub !== undefined && { sub }) });
const register = async (referralCode: string, invitationClick?: string) => {
  names += 1;
  const username = `guest${names}`;
  const { secret: _secret, ...form } = await ownerForm(site, '-');
  const click = invitationClick === undefined ? {} : { invitationClick };
  await site.browser().call('member.register', { ...form, ...click, username, referralCode });
  const { rows } = await site.pool.query<{ id: bigint; campaign: string; sub: string }>(
    'select m.id, u.campaign, u.sub from member m left join invitation_use u on u.member_id = m.id where m.account = $1',
    [username],
  );
  return rows[0] as { id: bigint; campaign: string; sub: string };
};
const today = () => dayOf(site.clock.now(), 360);
const report = async (request: Partial<CallRequest<'agent.campaigns'>> = {}, browser = top.browser) =>
  browser.call('agent.campaigns', { from: today(), to: today(), ...request });
const campaigns = () => {
  const { platform } = site.app;
  return createCampaigns(platform, createBrandService(platform), createPostbacks(platform, testSecrets));
};
const deposit = (id: bigint) =>
  site.pool.query(
    `insert into cash_feed (at, brand_id, member_id, kind, amount, first) select now(), brand_id, id, 'deposit', 100, true from member where id = $1`,
    [id],
  );
const bet = (id: bigint, amount: string, daysLater = 0) =>
  site.pool.query(
    `insert into line_daily (member_id, day, brand_id, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet)
     select id, $3::date + $4::integer, brand_id, 1, $2::bigint, $2::bigint, 0, $2::bigint, 0, $2::bigint from member where id = $1`,
    [id, amount, today(), daysLater],
  );

const activeAt = async (id: bigint) =>
  (await site.pool.query<{ at: Date }>('select active_at as at from invitation_use where member_id = $1', [id])).rows;

describe('a campaign', () => {
  it('keeps what a click recorded when the link is renamed afterwards', async () => {
    const link = await make({ campaign: 'Spring' });
    const { click } = await visit(link.code, 'post-7');
    const changed = { code: link.code, campaign: 'Summer', landing: 'home', promotionId: null } as const;
    expect(await top.browser.call('agent.changeInvitationLink', { ...changed, revision: 1 })).toEqual({ revision: 2 });
    expect(await register(link.code, click)).toMatchObject({ campaign: 'Spring', sub: 'post-7' });
    expect(await register(link.code)).toMatchObject({ campaign: 'Summer', sub: '' });
    const { content } = await report({ by: 'sub' });
    expect(content).toMatchObject([
      { campaign: 'Spring', sub: 'post-7', visits: 1, registrations: 1 },
      { campaign: 'Summer', sub: '', visits: 0, registrations: 1 },
    ]);
    expect((await top.browser.refusal('agent.changeInvitationLink', { ...changed, revision: 1 })).code).toBe(
      'conflict',
    );
    for (const { browser } of [other, abroad])
      expect((await browser.refusal('agent.changeInvitationLink', { ...changed, revision: 2 })).code).toBe('not_found');
  });

  it('takes no click of another link, none that is a month old, and none that nobody made', async () => {
    const [first, second] = [await make(), await make()];
    const { click } = await visit(first.code, 'mine');
    expect(await register(second.code, click)).toMatchObject({ campaign: second.campaign, sub: '' });
    await site.pool.query(`update invitation_click set clicked_at = clicked_at - interval '31 days' where id = $1`, [
      click,
    ]);
    expect(await register(first.code, click)).toMatchObject({ sub: '' });
    expect(await register(first.code, crypto.randomUUID())).toMatchObject({ sub: '' });
    await campaigns().sweep();
    expect((await site.pool.query('select from invitation_click where id = $1', [click])).rowCount).toBe(0);
  });

  it('counts a visit once for each address, link, sub-id and day, and takes plain sub-ids alone', async () => {
    const { code, campaign } = await make();
    for (const sub of ['a', 'a', 'b', undefined]) expect((await visit(code, sub)).click).toBeTruthy();
    const { content } = await report({ by: 'sub', campaign });
    expect(content.map(({ sub, visits }) => [sub, visits])).toEqual([
      ['', 1],
      ['a', 1],
      ['b', 1],
    ]);
    for (const sub of ['', 'a b', 'নাম', '<script>', 'x'.repeat(65), 'nul\0'])
      expect((await site.browser().refusal('member.invitationVisit', { code, sub })).code).toBe('validation_failed');
    await Promise.all(Array.from({ length: 110 }, (_, at) => visit(code, `n${at}`)));
    const { totals } = await report({ campaign });
    expect(totals.visits).toBeLessThanOrEqual(100);
    expect(await visit(code, 'more')).toEqual({ state: 'open' });
  });

  it('counts first deposits and who became active within 30 days, once, while they stand in the line', async () => {
    const { code, campaign } = await make();
    const [deep, shy, late, gone] = [
      await register(code),
      await register(code),
      await register(code),
      await register(code),
    ];
    await deposit(deep.id);
    await deposit(gone.id);
    await bet(deep.id, '6000000');
    await bet(deep.id, '4000000', 1);
    await bet(shy.id, '9999999');
    await bet(late.id, '10000000', 30);
    await bet(gone.id, '10000000');
    await Promise.all([1, 2].map(() => campaigns().tend()));
    expect((await report({ campaign })).totals).toEqual({ visits: 0, registrations: 4, firstDeposits: 2, active: 2 });
    const before = await activeAt(deep.id);
    await campaigns().tend();
    expect(await activeAt(deep.id)).toEqual(before);
    await site.pool.query('select set_upline($1, $2)', [gone.id, other.id]);
    expect((await report({ campaign })).totals).toEqual({ visits: 0, registrations: 4, firstDeposits: 1, active: 1 });
    for (const { browser } of [other, abroad]) expect((await report({}, browser)).totals.registrations).toBe(0);
  });

  it('is sorted, paged and bounded in days', async () => {
    const all = await report({ sort: 'campaign', pageSize: 2 });
    expect(all.content).toHaveLength(2);
    expect(all.totalPages).toBeGreaterThan(1);
    const refused = await top.browser.refusal('agent.campaigns', { from: '2020-01-01', to: today() });
    expect(refused.code).toBe('validation_failed');
  });
});

describe('the landing of a link', () => {
  it('is one of the kinds of pages, a promotion with its number, and no address', async () => {
    const promotionId = crypto.randomUUID();
    expect(await make({ landing: 'promotion', promotionId })).toMatchObject({ landing: 'promotion', promotionId });
    expect(await make({ landing: 'live', promotionId })).toMatchObject({ landing: 'live', promotionId: null });
    const base = { campaign: 'x', type: MEMBER_TYPE, prizeGroup: null, expiresAt: null };
    for (const fields of [
      { landing: 'promotion' },
      { landing: 'https://evil.example' },
      { landing: 'promotion', promotionId: '../x' },
    ])
      expect((await top.browser.refusal('agent.createInvitationLink', { ...base, ...fields } as NewLink)).code).toBe(
        'validation_failed',
      );
  });
});
