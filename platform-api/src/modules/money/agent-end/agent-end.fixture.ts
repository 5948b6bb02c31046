import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import type { TestBrowser } from '../../../testing/browser';
import { joinLine, PASSWORD } from '../../people/line/line.fixture';
import { UNIT } from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { signOne, type SignedContract, tierOf } from '../settlement/settlement.fixture';
import { type SettlementSite, startSettlementSite } from '../settlement/settlement-site.fixture';

const BRAND = 1;
export const brand = 'sundarban';
export const reason = 'wants to play only';

export interface Agent {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly browser: TestBrowser;
}

export interface AgentEndSite extends SettlementSite {
  readonly first: TestBrowser;
  readonly second: TestBrowser;
  /** An agent below `topper` unless said otherwise, with nothing but an account. */
  agent(upline?: Pick<Agent, 'id'>): Promise<Agent>;
  /** Puts money into a float, in currency units. */
  fill(agent: Pick<Agent, 'id'>, units: bigint): Promise<void>;
  /** In currency units. */
  balances(memberId: bigint): Promise<{ readonly cash: number; readonly float: number }>;
  typeOf(memberId: bigint): Promise<number | undefined>;
  /** Proposes the end. @returns the proposal's id */
  propose(agent: Agent): Promise<string>;
  /** Approves as another operator. @returns the code of the refusal, or ok */
  approve(proposalId: string, by?: TestBrowser): Promise<string>;
  end(agent: Agent): Promise<void>;
  /** The names of what stands against the end. */
  obstacles(agent: Agent): Promise<readonly string[]>;
  /** A daily dividend with the brand, over since a moment. */
  ended(agent: Agent, to: Date | null, contract?: Partial<SignedContract>): Promise<bigint>;
  logInAgain(account: string): Promise<{ readonly browser: TestBrowser; readonly state: string }>;
}

export async function startAgentEndSite(): Promise<AgentEndSite> {
  const site = await startSettlementSite();
  const { pool } = site;
  const first = await site.operator('first');
  const second = await site.operator('second');
  let count = 0;

  const own: Omit<AgentEndSite, keyof SettlementSite> = {
    first,
    second,
    async agent(upline = { id: site.idOf('topper') }) {
      count += 1;
      const account = `ending${count}`;
      return { account, ...(await joinLine(site, account, { upline: upline.id })) };
    },
    async fill({ id }, units) {
      await postMovement(pool, {
        source: 'test',
        key: randomUUID(),
        kind: 'adjustment',
        brandId: BRAND,
        memberId: id,
        lines: [{ from: { kind: 'house', brandId: BRAND }, to: { kind: 'agent', memberId: id }, amount: units * UNIT }],
      });
    },
    async balances(memberId) {
      const { rows } = await pool.query<{ kind: string; balance: bigint }>(
        `select kind::text, balance from wallet where member_id = $1 and kind in ('cash', 'agent')`,
        [memberId],
      );
      const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0n) / Number(UNIT);
      return { cash: of('cash'), float: of('agent') };
    },
    async typeOf(memberId) {
      const { rows } = await pool.query<{ type: number }>('select type from member where id = $1', [memberId]);
      return rows[0]?.type;
    },
    async propose({ account }) {
      return (await first.call('agentEnds.propose', { brand, account, reason })).proposalId;
    },
    async approve(proposalId, by = second) {
      const { envelope } = await by.send('proposals.approve', { proposalId, reason });
      return envelope.success ? 'ok' : envelope.code;
    },
    async end(agent) {
      const outcome = await own.approve(await own.propose(agent));
      if (outcome !== 'ok' || (await own.typeOf(agent.id)) !== MEMBER_TYPE) throw new Error(`not ended: ${outcome}`);
    },
    async obstacles({ account }) {
      return (await first.call('agentEnds.preview', { brand, account })).obstacles.map(({ name }) => name);
    },
    ended: (agent, to, contract = {}) =>
      inTransaction(pool, (tx) =>
        signOne(
          tx,
          { type: 'dividend', uplineId: null, downlineId: agent.id, tiers: [tierOf(1_000)], to, ...contract },
          BRAND,
        ),
      ),
    async logInAgain(account) {
      const browser = site.browser();
      const login = { type: 'username', username: account, password: PASSWORD } as const;
      return { browser, state: (await browser.call('session.login', login)).state };
    },
  };
  return { ...site, ...own };
}
