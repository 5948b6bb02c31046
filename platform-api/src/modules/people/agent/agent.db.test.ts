import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { setBrandFlags } from '../../../testing/brand-settings';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { insertMember } from '../member/insert-member';

const password = 'Estuary-Lantern-77';
let site: TestApp;
let passwordHash: string;

async function join(
  brandId: number,
  account: string,
  uplineId: bigint | null,
  type: number = MEMBER_TYPE,
): Promise<bigint> {
  const id = await insertMember(site.pool, {
    brandId,
    account,
    type,
    nickname: account,
    passwordHash,
    language: 'en',
    uplineId,
  });
  if (id === null) throw new Error(`${account} exists`);
  return id;
}

async function signedIn(account: string, brand = 'sundarban') {
  const browser = site.browser(brand);
  await browser.call('session.login', { type: 'username', username: account, password });
  return browser;
}

beforeAll(async () => {
  site = await startTestApp();
  passwordHash = await hashPassword(password);
  const { rows } = await site.pool.query<{ id: number; code: string }>('select id, code from brand');
  const [sundarban = 0, meridian = 0] = ['sundarban', 'meridian'].map(
    (code) => rows.find((brand) => brand.code === code)?.id,
  );
  const [agentType] = AGENT_TYPES;
  const rafiq = await join(sundarban, 'rafiq1', null, agentType);
  const helper = await join(sundarban, 'helper1', rafiq, agentType);
  await join(sundarban, 'amina1', rafiq);
  await join(sundarban, 'below1', helper);
  await site.pool.query("update member set created_at = now() - interval '8 days' where account = 'amina1'");
  const other = await join(sundarban, 'other1', null, agentType);
  await join(sundarban, 'foreign1', other);
  await join(meridian, 'rafiq1', null, agentType);
});
afterAll(() => site.close());

describe('invited friends', () => {
  it('are listed to the member who invited them, masked, with the code to invite more, and none of another brand', async () => {
    await setBrandFlags(site, 'sundarban', { REFERRAL: true });
    const amina = await signedIn('amina1');
    const { referralCode } = await amina.call('member.invitations', {});
    expect(referralCode).toMatch(/^[A-Z2-9]{10}$/);
    await site.pool.query(
      `select set_upline(m.id, u.id) from member m, member u where m.account = 'foreign1' and u.account = 'amina1'`,
    );
    expect((await amina.call('member.invitations', {})).invited).toMatchObject({
      totalElements: 1,
      content: [{ account: 'fo***1' }],
    });
  });

  it("requires the brand's feature flag and a real account", async () => {
    await setBrandFlags(site, 'sundarban', { REFERRAL: false });
    expect((await (await signedIn('amina1')).refusal('member.invitations', {})).code).toBe('feature_disabled');
    expect((await site.browser().refusal('member.invitations', {})).code).toBe('not_logged_in');
    await site.pool.query(
      `select set_upline(m.id, u.id) from member m, member u where m.account = 'foreign1' and u.account = 'other1'`,
    );
  });
});

describe('the agents’ back office', () => {
  it('counts the whole team, its first level, and who joined in the last seven days', async () => {
    const agent = await signedIn('rafiq1');
    await expect(agent.call('agent.overview', {})).resolves.toMatchObject({
      directDownlines: 2,
      allDownlines: 3,
      joinedLast7Days: 2,
    });
  });

  it('lists direct downlines only, latest first, page by page', async () => {
    const agent = await signedIn('rafiq1');
    const first = await agent.call('agent.downlines', { pageNo: 1, pageSize: 1 });
    expect(first).toMatchObject({ totalElements: 2, totalPages: 2, content: [{ account: 'helper1', downlines: 1 }] });
    const second = await agent.call('agent.downlines', { pageNo: 2, pageSize: 1 });
    expect(second.content.map(({ account }) => account)).toEqual(['amina1']);
  });

  it('shows no agent another line, nor the line of an account with the same name in another brand', async () => {
    const namesake = await signedIn('rafiq1', 'meridian');
    expect((await namesake.call('agent.downlines', {})).content).toEqual([]);
    const other = await signedIn('other1');
    expect((await other.call('agent.downlines', {})).content.map(({ account }) => account)).toEqual(['foreign1']);
    await expect(other.call('agent.overview', {})).resolves.toMatchObject({ allDownlines: 1 });
  });

  it('is closed to members and to guests', async () => {
    const member = await signedIn('amina1');
    expect((await member.refusal('agent.overview', {})).code).toBe('forbidden');
    expect((await site.browser().refusal('agent.downlines', {})).code).toBe('not_logged_in');
  });
});
