import type { CallRequest } from '@marquee/contract/calls/index';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { AGENT, joinLine, ownerForm, seedGroups } from './line.fixture';

let site: TestApp;
let top: Awaited<ReturnType<typeof joinLine>>;
let other: typeof top;
let names = 0;

beforeAll(async () => {
  site = await startTestApp();
  await seedGroups(site);
  top = await joinLine(site, 'topper1');
  other = await joinLine(site, 'other11');
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

type NewLink = CallRequest<'agent.createInvitationLink'>;
const make = (fields: Partial<NewLink> = {}) =>
  top.browser.call('agent.createInvitationLink', {
    campaign: 'Harbour fair',
    type: MEMBER_TYPE,
    prizeGroup: null,
    expiresAt: null,
    ...fields,
  });
const form = async (referralCode: string) => {
  names += 1;
  const { secret: _secret, ...fields } = await ownerForm(site, '-');
  return { ...fields, username: `guest${names}`, referralCode };
};
const register = async (code: string) => {
  const request = await form(code);
  await site.browser().call('member.register', request);
  const { rows } = await site.pool.query<{
    id: bigint;
    type: number;
    upline: bigint;
    campaign: string;
    held: number | null;
  }>(
    `select m.id, m.type, m.upline_id as upline, u.campaign, member_prize_group(m.id) as held
     from member m left join invitation_use u on u.member_id = m.id where m.account = $1`,
    [request.username],
  );
  return rows[0];
};
const listed = async (code: string) =>
  (await top.browser.call('agent.invitationLinks', {})).content.find((link) => link.code === code);

describe('an invitation link', () => {
  it('gives its type, its group and its campaign, and counts visits once for each address and registrations', async () => {
    const { code } = await make({ type: AGENT, prizeGroup: 1_880 });
    const visit = () => site.browser().call('member.invitationVisit', { code: code.toLowerCase() });
    expect([await visit(), await visit()]).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    expect(await site.browser().call('session.affiliate', { code })).toEqual({ valid: true });
    expect(await register(code)).toMatchObject({ type: AGENT, upline: top.id, campaign: 'Harbour fair', held: 1_880 });
    expect(await listed(code)).toMatchObject({ visits: 1, registrations: 1, isOpen: true });
  });

  it('is refused with words once it has ended or expired, also when it did while the form was filled in', async () => {
    const ended = await make();
    await top.browser.call('agent.endInvitationLink', { code: ended.code });
    const soon = new Date(site.clock.now().getTime() + 3_600_000).toISOString();
    const expired = await make({ expiresAt: soon });
    const request = await form(expired.code);
    site.clock.pass(3_600_001);
    for (const code of [ended.code, expired.code]) {
      expect(await site.browser().call('member.invitationVisit', { code })).toEqual({ state: 'ended' });
      expect((await site.browser().refusal('session.affiliate', { code })).code).toBe('invitation_link_ended');
      expect((await site.browser().refusal('member.register', await form(code))).code).toBe('invitation_link_ended');
    }
    expect((await site.browser().refusal('member.register', request)).code).not.toBe('unknown_error');
    expect((await site.pool.query('select from member where account = $1', [request.username])).rowCount).toBe(0);
    site.clock.pass(-3_600_001);
    expect(await listed(ended.code)).toMatchObject({ isOpen: false });
  });

  it('is one of the brand, and of its agent alone', async () => {
    const { code } = await make();
    expect((await other.browser.refusal('agent.endInvitationLink', { code })).code).toBe('not_found');
    expect((await other.browser.call('agent.invitationLinks', {})).content).toEqual([]);
    expect(await site.browser('meridian').call('member.invitationVisit', { code })).toEqual({ state: 'unknown' });
    expect((await site.browser('meridian').refusal('session.affiliate', { code })).code).toBe('invitation_code_error');
  });

  it('is refused with a type, a group or a time that the agent may not give', async () => {
    const refused = async (fields: Partial<NewLink>) =>
      (
        await top.browser.refusal('agent.createInvitationLink', {
          campaign: 'x',
          type: MEMBER_TYPE,
          prizeGroup: null,
          expiresAt: null,
          ...fields,
        })
      ).code;
    expect(await refused({ type: 42 })).toBe('forbidden');
    expect(await refused({ prizeGroup: 1_970 })).toBe('prize_group_refused');
    expect(await refused({ expiresAt: '2020-01-01T00:00:00Z' })).toBe('validation_failed');
    expect(await refused({ campaign: ' ' })).toBe('validation_failed');
  });

  it('gives at most what its agent has by the time of the registration', async () => {
    const { code } = await make({ prizeGroup: 1_940 });
    await site.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, 1900)', [top.id]);
    expect(await register(code)).toMatchObject({ held: 1_900 });
  });

  it('brings who registers while the agent is moved into the new line', async () => {
    const { code } = await make();
    const client = await site.pool.connect();
    await client.query('begin');
    await client.query('select set_upline($1, $2)', [top.id, other.id]);
    const joining = register(code);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    client.release();
    const joined = await joining;
    const { rows } = await site.pool.query('select uplines from member_line where member_id = $1 and to_day is null', [
      joined?.id,
    ]);
    expect(rows).toEqual([{ uplines: [String(other.id), String(top.id)] }]);
  });
});
