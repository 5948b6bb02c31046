import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import type { AgentContractType } from '@marquee/contract/agent-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { insertMember } from '../member/insert-member';

const password = 'Estuary-Lantern-77';
const [AGENT] = AGENT_TYPES;
let site: TestApp;
const ids = new Map<string, bigint>();
const browsers = new Map<string, TestBrowser>();

/** top > mid > low > last, top > side; `pupil` is a member below top, `loner` another brand's agent. */
beforeAll(async () => {
  site = await startTestApp();
  const passwordHash = await hashPassword(password);
  const join = async (account: string, upline: string | null, type: number = AGENT, brandId = 1) => {
    const uplineId = upline === null ? null : (ids.get(upline) ?? null);
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
    ids.set(account, id);
    const browser = site.browser(brandId === 1 ? 'sundarban' : 'meridian');
    await browser.call('session.login', { type: 'username', username: account, password });
    browsers.set(account, browser);
  };
  await join('topper', null);
  await join('middle', 'topper');
  await join('lower1', 'middle');
  await join('last11', 'lower1');
  await join('aside1', 'topper');
  await join('pupil1', 'topper', MEMBER_TYPE);
  await join('loner1', null, AGENT, 2);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('truncate agent_contract');
  await site.pool.query("update member set facts = '{}'");
});

function as(account: string): TestBrowser {
  const browser = browsers.get(account);
  if (!browser) throw new Error(`nobody is ${account}`);
  return browser;
}

const offer = (from: string, to: string, rate: number, type: AgentContractType = 'dividend') =>
  as(from).call('agent.offerContract', { account: to, type, rate });
const refusalOf = async (from: string, to: string, rate: number, type: AgentContractType = 'dividend') =>
  (await as(from).refusal('agent.offerContract', { account: to, type, rate })).code;
const received = async (account: string) => (await as(account).call('agent.contracts', {})).received;
const pending = async (account: string) => {
  const contract = (await received(account)).find(({ state }) => state === 'offered');
  if (!contract) throw new Error(`nothing waits for ${account}`);
  return contract;
};
const answer = async (account: string, action: 'accept' | 'reject' = 'accept') =>
  as(account).call('agent.dividend', { contractId: (await pending(account)).id, action });
const signed = async (from: string, to: string, rate: number) => {
  await offer(from, to, rate);
  await answer(to);
};
const rates = async () => {
  const { rows } = await site.pool.query<{ account: string; rate: number }>(
    "select m.account, c.rate from agent_contract c join member m on m.id = c.downline_id where c.state = 'active' order by 1",
  );
  return Object.fromEntries(rows.map(({ account, rate }) => [account, rate]));
};
/** top 400 > mid, mid 300 > low, low 300 > last, top 350 > side. */
const line = async () => {
  await signed('topper', 'middle', 400);
  await signed('middle', 'lower1', 300);
  await signed('lower1', 'last11', 300);
  await signed('topper', 'aside1', 350);
};

describe('an offer', () => {
  it('waits for the downline, who accepts or rejects it', async () => {
    await offer('topper', 'MIDDLE', 400);
    expect(await pending('middle')).toMatchObject({
      type: 'dividend',
      rate: 400,
      account: 'topper',
      version: 1,
      ends: [],
    });
    await answer('middle', 'reject');
    expect(await rates()).toEqual({});
    await offer('topper', 'middle', 300);
    await answer('middle');
    expect(await rates()).toEqual({ middle: 300 });
    expect((await received('middle')).map(({ version, state }) => [version, state])).toEqual([
      [2, 'active'],
      [1, 'rejected'],
    ]);
  });

  it('is possible only to agents directly below, in the own brand', async () => {
    for (const to of ['lower1', 'pupil1', 'topper', 'loner1', 'nobody'])
      expect(await refusalOf('topper', to, 100), to).toBe('contract_downline_unknown');
    expect(await refusalOf('loner1', 'middle', 100)).toBe('contract_downline_unknown');
  });

  it('never exceeds the proposer’s own rate, and needs a contract of the type', async () => {
    expect(await refusalOf('topper', 'middle', 5_001)).toBe('contract_rate_too_high');
    expect(await refusalOf('middle', 'lower1', 100)).toBe('contract_no_right');
    await signed('topper', 'middle', 400);
    expect(await refusalOf('middle', 'lower1', 401)).toBe('contract_rate_too_high');
    expect(await refusalOf('middle', 'lower1', 100, 'dailySalary')).toBe('contract_no_right');
    await offer('middle', 'lower1', 400);
    expect(await refusalOf('middle', 'lower1', 300)).toBe('contract_pending');
  });

  it('is refused while one for the proposer is pending', async () => {
    await signed('topper', 'middle', 400);
    await offer('topper', 'middle', 300);
    expect(await refusalOf('middle', 'lower1', 200)).toBe('contract_no_right');
    expect((await as('middle').call('agent.contracts', {})).ceilings).toMatchObject({ dividend: 0 });
  });

  it('is withdrawn by the upline, not by the downline', async () => {
    await offer('topper', 'middle', 400);
    const { id: contractId } = await pending('middle');
    const end = { contractId, action: 'terminate' as const };
    expect((await as('middle').refusal('agent.dividend', end)).code).toBe('contract_not_open');
    await as('topper').call('agent.dividend', end);
    expect((await as('middle').refusal('agent.dividend', { contractId, action: 'accept' })).code).toBe(
      'contract_not_open',
    );
  });
});

describe('a lower rate', () => {
  it('lists the contracts it will end, and ends exactly these with all below them', async () => {
    await line();
    await offer('topper', 'middle', 250);
    expect((await pending('middle')).ends).toEqual([
      { account: 'lower1', rate: 300 },
      { account: 'last11', rate: 300 },
    ]);
    await answer('middle');
    expect(await rates()).toEqual({ middle: 250, aside1: 350 });
  });

  it('leaves equal rates, and ends offers above it', async () => {
    await line();
    await offer('middle', 'lower1', 400);
    await signed('topper', 'middle', 300);
    expect(await rates()).toEqual({ middle: 300, lower1: 300, last11: 300, aside1: 350 });
    expect((await received('lower1')).map(({ rate, state }) => [rate, state])).toEqual([
      [400, 'terminated'],
      [300, 'active'],
    ]);
  });
});

describe('a termination', () => {
  it('by either side ends everything below', async () => {
    await line();
    const own = (await received('middle')).find(({ state }) => state === 'active');
    expect(own?.ends.map(({ account }) => account)).toEqual(['lower1', 'last11']);
    await as('middle').call('agent.dividend', { contractId: own?.id ?? '', action: 'terminate' });
    expect(await rates()).toEqual({ aside1: 350 });
    const [contract] = (await as('topper').call('agent.contracts', {})).given;
    await as('topper').call('agent.dividend', { contractId: contract?.id ?? '', action: 'terminate' });
    expect(await rates()).toEqual({});
  });
});

describe('the facts of the session', () => {
  it('name a type of contract from its acceptance on, for good, and never that of a neighbour', async () => {
    const factsOf = async (account: string) => (await as(account).call('member.info', {})).facts;
    await offer('topper', 'middle', 400);
    expect(await factsOf('middle')).not.toContain('contract.dividend');
    await answer('middle');
    expect(await factsOf('middle')).toContain('contract.dividend');
    expect(await factsOf('loner1')).toEqual([]);
    const own = (await received('middle')).find(({ state }) => state === 'active');
    await as('middle').call('agent.dividend', { contractId: own?.id ?? '', action: 'terminate' });
    expect(await factsOf('middle')).toContain('contract.dividend');
  });
});

describe('access', () => {
  it('refuses decisions about another’s contract, or by another type’s call', async () => {
    await offer('topper', 'middle', 400);
    const accept = { contractId: (await pending('middle')).id, action: 'accept' as const };
    for (const stranger of ['aside1', 'lower1', 'loner1'])
      expect((await as(stranger).refusal('agent.dividend', accept)).code, stranger).toBe('not_found');
    expect((await as('topper').refusal('agent.dividend', accept)).code).toBe('contract_not_open');
    expect((await as('middle').refusal('agent.dailySalary', accept)).code).toBe('not_found');
    expect((await as('pupil1').refusal('agent.contracts', {})).code).toBe('forbidden');
    expect((await site.browser().refusal('agent.dividend', accept)).code).toBe('not_logged_in');
  });
});

describe('concurrent decisions', () => {
  it('a lower contract above and a higher one below never both become active', async () => {
    for (let round = 0; round < 8; round++) {
      await site.pool.query('truncate agent_contract');
      await signed('topper', 'middle', 400);
      await offer('middle', 'lower1', 400);
      await offer('topper', 'middle', 200);
      await Promise.allSettled([answer('middle'), answer('lower1')]);
      const now = await rates();
      expect(now['middle']).toBe(200);
      expect(now['lower1'] ?? 0).toBeLessThanOrEqual(200);
    }
  });

  it('the database refuses a rate above the upline’s and an end that leaves contracts below', async () => {
    await line();
    const change = (sql: string) =>
      site.pool.query(`update agent_contract set ${sql} and state = 'active'`, [ids.get('middle')]);
    await expect(change('rate = 100 where downline_id = $1')).rejects.toThrow(/above its upline/);
    await expect(change("state = 'terminated', ended_by = 'request' where downline_id = $1")).rejects.toThrow(
      /left contracts/,
    );
    await expect(change('rate = 500 where upline_id = $1')).rejects.toThrow(/above its upline/);
  });
});
