import {
  AGENT_CONTRACT_TYPES,
  type AgentContractType,
  CONTRACT_TYPE_PERIODS,
  type ContractTier,
  readTier,
  type WireTier,
} from '@marquee/contract/agent-contract';
import type { AgentContract } from '@marquee/contract/calls/contract';
import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createBrandService } from '../../site/brand/service';
import { insertMember } from '../member/insert-member';
import { createContractService } from './service';
import { emptyTables } from '../../../testing/empty-tables';

const password = 'Estuary-Lantern-77';
const [AGENT] = AGENT_TYPES;

/** A row with a rate, in basis points; for real-time salaries the same one for losses, for acquisitions as many units for each member. */
export const row = (rate: number, changes: Partial<WireTier> = {}): WireTier => ({
  validBet: '0.00',
  loss: '0.00',
  activeMembers: 0,
  rate,
  lossRate: null,
  ...changes,
});
const rowsOf = (type: AgentContractType, rates: readonly WireTier[]): readonly WireTier[] =>
  type === 'realTimeSalary'
    ? rates.map((each) => ({ ...each, lossRate: each.lossRate ?? each.rate }))
    : type === 'acquisition'
      ? rates.map(({ rate, ...each }) => ({ deposit: '0.00', amount: `${rate}.00`, ...each, rate: 0 }))
      : rates;

/** topper > middle > lower1 > last11, topper > aside1; `pupil1` is a member below topper, `loner1` another brand's agent. */
export async function startContractSite() {
  const site = await startTestApp();
  const ids = new Map<string, bigint>();
  const browsers = new Map<string, TestBrowser>();
  const passwordHash = await hashPassword(password);
  const logIn = async (account: string, brand = 'sundarban') => {
    const browser = site.browser(brand);
    await browser.call('session.login', { type: 'username', username: account, password });
    browsers.set(account, browser);
  };
  const join = async (account: string, upline: string | null, type: number = AGENT, brandId = 1) => {
    const uplineId = upline === null ? null : (ids.get(upline) ?? null);
    const member = { brandId, account, type, nickname: account, passwordHash, language: 'en', uplineId };
    const id = await insertMember(site.pool, member);
    if (id === null) throw new Error(`${account} exists`);
    ids.set(account, id);
    await logIn(account, brandId === 1 ? 'sundarban' : 'meridian');
  };
  await join('topper', null);
  await join('middle', 'topper');
  await join('lower1', 'middle');
  await join('last11', 'lower1');
  await join('aside1', 'topper');
  await join('pupil1', 'topper', MEMBER_TYPE);
  await join('loner1', null, AGENT, 2);
  return createContractSite(site, ids, browsers, logIn);
}
export type ContractSite = Awaited<ReturnType<typeof startContractSite>>;

/** The highest terms of the brand: every offer of these tests fits them. */
const TOP_RATE = 1_000;

function createContractSite(
  site: TestApp,
  ids: ReadonlyMap<string, bigint>,
  browsers: ReadonlyMap<string, TestBrowser>,
  logIn: (account: string) => Promise<void>,
) {
  const brands = createBrandService(site.app.platform);
  const contracts = createContractService(site.app.platform, brands);
  const idOf = (account: string): bigint => {
    const id = ids.get(account);
    if (id === undefined) throw new Error(`nobody is ${account}`);
    return id;
  };
  const as = (account: string): TestBrowser => {
    const browser = browsers.get(account);
    if (!browser) throw new Error(`nobody is ${account}`);
    return browser;
  };

  /** Signs with the brand, or ends that. */
  async function top(
    type: AgentContractType,
    tiers: readonly ContractTier[] | null,
    change: { readonly account?: string; readonly period?: 'daily' | 'weekly' | 'semimonthly' | 'monthly' } = {},
  ) {
    const { account = 'topper', period = CONTRACT_TYPE_PERIODS[type][0] ?? 'daily' } = change;
    const brand = await brands.byId(1);
    const terms = tiers && { period, carriesLoss: false, tiers };
    return inTransaction(site.pool, (tx) => contracts.changeTop(tx, brand, { memberId: idOf(account), type, terms }));
  }

  const offer = (from: string, to: string, rate: number | readonly WireTier[], type: AgentContractType = 'dividend') =>
    as(from).call('agent.offerContract', {
      account: to,
      type,
      tiers: [...rowsOf(type, typeof rate === 'number' ? [row(rate)] : rate)],
    });
  const refusalOf = async (
    from: string,
    to: string,
    rate: number | readonly WireTier[],
    type: AgentContractType = 'dividend',
  ) =>
    as(from).refusal('agent.offerContract', {
      account: to,
      type,
      tiers: [...rowsOf(type, typeof rate === 'number' ? [row(rate)] : rate)],
    });
  const received = async (account: string) => (await as(account).call('agent.contracts', {})).received;
  const pending = async (account: string): Promise<AgentContract> => {
    const contract = (await received(account)).find(({ state }) => state === 'requested');
    if (!contract) throw new Error(`nothing waits for ${account}`);
    return contract;
  };
  /** The one without an end. */
  const open = async (account: string, type: AgentContractType = 'dividend'): Promise<AgentContract> => {
    const contract = (await received(account)).find(
      (each) => each.type === type && each.state === 'valid' && each.endsAt === null,
    );
    if (!contract) throw new Error(`${account} has no contract`);
    return contract;
  };
  const answer = async (account: string, action: 'accept' | 'reject' = 'accept') => {
    const contract = await pending(account);
    return as(account).call(`agent.${contract.type}`, { contractId: contract.id, action });
  };
  const signed = async (from: string, to: string, rate: number | readonly WireTier[], type?: AgentContractType) => {
    await offer(from, to, rate, type);
    await answer(to);
  };

  return {
    ...site,
    idOf,
    as,
    logIn,
    top,
    offer,
    refusalOf,
    received,
    pending,
    open,
    answer,
    signed,
    tend: () => contracts.tend(),
    /** Ends what ends when a member leaves the line at a moment. */
    async leave(account: string, at: Date) {
      await inTransaction(site.pool, (tx) => contracts.moved.end(tx, 1, idOf(account), at));
    },
    /** Ends all contracts; the brand signs each type with topper, so that everything counts at once. */
    async startAgain() {
      await emptyTables(site.pool, 'agent_contract');
      for (const type of AGENT_CONTRACT_TYPES) await top(type, rowsOf(type, [row(TOP_RATE)]).map(readTier));
    },
    /** Lets what was signed count from a day ago on. */
    async countFromYesterday() {
      await site.pool.query(
        "update agent_contract set valid_from = now() - interval '1 day' where state = 'valid' and valid_from > now()",
      );
    },
    /** Rates of the contracts without an end, by downline. */
    async rates() {
      const { rows } = await site.pool.query<{ account: string; rate: number }>(
        `select m.account, t.rate from agent_contract c join agent_contract_tier t on t.contract_id = c.id and t.place = 1
         join member m on m.id = c.downline_id
         where c.state = 'valid' and c.ends_at is null and c.type = 'dividend' and c.upline_id is not null order by 1`,
      );
      return Object.fromEntries(rows.map(({ account, rate }) => [account, rate]));
    },
  };
}
