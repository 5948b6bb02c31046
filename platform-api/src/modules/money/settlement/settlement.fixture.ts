import type { AgentContractType, ContractTier } from '@marquee/contract/agent-contract';
import { type ContractPeriod, periodAt } from '@marquee/contract/agent-periods';
import { storedAgentTermsSchema } from '@marquee/contract/agent-terms';
import { createTestDatabase } from '@marquee/testing/database';
import { randomUUID } from 'node:crypto';
import { type Database, inTransaction, openDatabase, type Queryable } from '../../../platform/database';
import { lineCashFold, lineFold } from '../../people/agent/line-fold';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import {
  betOf,
  makeMember,
  makeMembers,
  mustVerify,
  seedMoneyTest,
  TEST_BRAND,
  UNIT,
  winOf,
} from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { makeRun } from './make-run';
import { remakeRun } from './remake-run';
import { createPayBills } from './pay-bills';
import { placeHold } from './place-hold';
import { salaryFold } from './salary-fold';
import { ruleOf } from './settlement-rule';
import type { RunKey } from './due-repository';

/** A tier with nothing to reach. */
export const tierOf = (rate: number, more: Partial<ContractTier> = {}): ContractTier => ({
  validBet: 0n,
  loss: 0n,
  activeMembers: 0,
  rate,
  lossRate: null,
  ...more,
});

export interface SignedContract {
  readonly type: AgentContractType;
  readonly uplineId: bigint | null;
  readonly downlineId: bigint;
  readonly tiers: readonly ContractTier[];
  readonly period?: ContractPeriod;
  readonly carriesLoss?: boolean;
  readonly from?: Date;
  readonly to?: Date | null;
  readonly endedBy?: 'request' | 'replaced' | 'move';
}

const PERIODS = {
  dailySalary: 'daily',
  hourlySalary: 'hourly',
  realTimeSalary: 'realTime',
  acquisition: 'monthly',
} as const;

const TEST_CHANNEL = { kind: 'psp', brandId: TEST_BRAND.id, channel: 'sandpay' } as const;

/** A database of its own, with folds that have their base. */
export async function openSettlementTest() {
  const db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  for (const fold of [lineFold, lineCashFold, salaryFold]) await rebuildFold(db.pool, fold);
  const database = openDatabase(db.url);
  return {
    ...createSettlementTest(database),
    /** Checks every invariant of the books first. */
    async close() {
      await mustVerify(db.pool);
      await database.close();
      await db.drop();
    },
  };
}
export type SettlementTest = Awaited<ReturnType<typeof openSettlementTest>>;
export type SettlementBench = ReturnType<typeof createSettlementTest>;

/** What settlement tests do on a database of `seedMoneyTest`. Amounts in currency units unless they are bigints of ledger units. */
export function createSettlementTest(database: Database) {
  const { pool } = database;
  let terms = storedAgentTermsSchema.parse({ rebatesReduce: false, promotionsReduce: false, feesReduce: false });
  const queued: unknown[] = [];
  const jobs = {
    add(_tx: Queryable, _task: string, payload: unknown) {
      queued.push(payload);
      return Promise.resolve();
    },
  } as never;
  const platform = {
    database,
    clock: { now: () => new Date() },
    bus: { publish: () => undefined },
    jobs,
  } as never;
  const brands = { byId: () => Promise.resolve({ config: { agents: terms }, currency: TEST_BRAND.currency }) } as never;
  const ledger = {
    announce: () => undefined,
    balanceOf: () => Promise.resolve({ cash: 0n, agent: 0n }),
  } as never;
  const pay = createPayBills({ platform, brands, ledger });

  /** The key of the running period of a type. */
  const keyOf = (type: AgentContractType, at = new Date(), given?: ContractPeriod): RunKey => {
    const period = given ?? (type === 'dividend' ? 'daily' : PERIODS[type]);
    const { offsetMinutes } = TEST_BRAND;
    return { brandId: TEST_BRAND.id, offsetMinutes, type, period, ...periodAt(period, at, offsetMinutes) };
  };
  const run = (key: RunKey) => inTransaction(pool, (tx) => makeRun(tx, key, ruleOf(key.brandId, terms), new Date()));

  return {
    pool,
    pay,
    keyOf,
    run,
    /** What payments have queued. */
    queued,
    /** Computes a run that waits again. */
    remake: (runId: bigint) =>
      inTransaction(pool, (tx) =>
        remakeRun(tx, { brandId: TEST_BRAND.id, offsetMinutes: TEST_BRAND.offsetMinutes }, runId, new Date()),
      ),
    setTerms(change: Partial<typeof terms>) {
      terms = { ...terms, ...change };
    },

    /** Agents below one another, the first at the top. @param above whom the first stands below */
    async chain(length: number, cash = 0n, above: bigint | null = null): Promise<bigint[]> {
      const ids: bigint[] = [];
      for (let index = 0; index < length; index += 1) {
        const { id } = await makeMember(pool, cash);
        const upline = ids.at(-1) ?? above;
        if (upline !== null) await pool.query('select set_upline($1, $2)', [id, upline]);
        ids.push(id);
      }
      return ids;
    },

    /** Signs contracts, those of uplines first. @returns their ids */
    sign: (contracts: readonly SignedContract[]) =>
      inTransaction(pool, async (tx) => {
        const ids: bigint[] = [];
        for (const contract of contracts) ids.push(await signOne(tx, contract));
        return ids;
      }),

    /** Dividends of one tier down a line, daily unless said otherwise. @returns the contracts' ids */
    signLine(ids: readonly bigint[], rates: readonly number[], more: Partial<SignedContract> = {}): Promise<bigint[]> {
      return this.sign(
        ids.map((downlineId, index) => ({
          type: 'dividend',
          uplineId: ids[index - 1] ?? null,
          downlineId,
          tiers: [tierOf(rates[index] ?? 0)],
          ...more,
        })),
      );
    },
    end: (contractIds: readonly bigint[], at: Date) =>
      pool.query(
        `update agent_contract set state = 'terminated', ends_at = $2, ended_by = 'request' where id = any($1)`,
        [contractIds, at],
      ),
    /** An adjustment of a contract that two operators have approved. @returns its id */
    async adjust(contractId: bigint, units: bigint): Promise<bigint> {
      const { proposalId } = await makeProposal(pool);
      const { rows } = await pool.query<{ id: bigint }>(
        `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at)
         values ($1, $2, $3, 'as agreed', $4, now()) returning id`,
        [TEST_BRAND.id, contractId, units * UNIT, proposalId],
      );
      return rows[0]?.id ?? 0n;
    },
    /** Holds payments to an agent. */
    async hold(agentId: bigint): Promise<void> {
      const { operatorId } = await makeProposal(pool);
      const why = { reason: 'under review', cause: 'play', notice: null } as const;
      const hold = { brandId: TEST_BRAND.id, agentId, ...why, operatorId };
      await inTransaction(pool, (tx) => placeHold(tx, { ...hold, at: new Date() }));
    },
    /** Ends the hold, as two operators would. */
    async release(agentId: bigint): Promise<void> {
      const { proposalId } = await makeProposal(pool);
      await pool.query(
        'update agent_hold set released_at = now(), released_by = $2 where agent_id = $1 and released_at is null',
        [agentId, proposalId],
      );
    },
    /** What the bills of an agent carried in and out, in currency units. */
    async carried(agent: bigint): Promise<readonly number[][]> {
      const { rows } = await pool.query<{ carried_in: bigint; carried_out: bigint }>(
        'select carried_in, carried_out from agent_bill where agent_id = $1 order by id',
        [agent],
      );
      return rows.map(({ carried_in, carried_out }) => [Number(carried_in / UNIT), Number(carried_out / UNIT)]);
    },

    /** A settled bet. @returns its key */
    async play(member: bigint, stake: bigint, payout = 0n): Promise<string> {
      const bet = betOf(member, stake * UNIT);
      const [placed] = await placeBets(pool, [bet]);
      if (placed?.outcome !== 'ok') throw new Error(`the bet was ${placed?.outcome}`);
      await settleBets(pool, [winOf(member, bet.key, payout * UNIT, { round_closed: true })]);
      return bet.key;
    },
    takeBack: (member: bigint, reference: string) =>
      rollBack(pool, { ...betOf(member, 0n), key: `${reference}-back`, reference, memberId: member }),

    async fold() {
      await foldAll(pool, lineFold);
      await foldAll(pool, salaryFold);
      await foldAll(pool, lineCashFold);
    },

    tier: tierOf,
    async rebuild() {
      for (const fold of [lineFold, lineCashFold]) await rebuildFold(pool, fold);
    },
    /** A member whose 30 days since the registration end today. @param daysAgo the registration, where it is another day */
    async register(above: bigint, daysAgo = 29): Promise<bigint> {
      const [id = 0n] = await this.chain(1, 0n, above);
      await pool.query(`update member set created_at = now() - make_interval(days => $2) where id = $1`, [id, daysAgo]);
      return id;
    },
    /** Today's deposit, or with less than nothing a payout. */
    deposit: (member: bigint, units: bigint) =>
      postMovement(pool, {
        source: 'test',
        key: randomUUID(),
        kind: units > 0n ? 'deposit' : 'payout',
        brandId: TEST_BRAND.id,
        memberId: member,
        lines: [
          units > 0n
            ? { from: TEST_CHANNEL, to: { kind: 'cash', memberId: member }, amount: units * UNIT }
            : { from: { kind: 'cash', memberId: member }, to: TEST_CHANNEL, amount: -units * UNIT },
        ],
      }),
    /** A dividend below an agent who has one. */
    signBelow(uplineId: bigint, downlineId: bigint, rate: number): Promise<bigint[]> {
      return this.sign([{ type: 'dividend', uplineId, downlineId, tiers: [tierOf(rate)] }]);
    },
    /** Members directly below an agent, with cash. */
    async fan(above: bigint, count: number, units: bigint): Promise<bigint[]> {
      const ids = await makeMembers(pool, count, units * UNIT);
      await pool.query('select set_upline(id, $2) from unnest($1::bigint[]) id', [ids, above]);
      return ids;
    },
    /** A lost bet of each. */
    async playAll(members: readonly bigint[], stake: bigint): Promise<void> {
      const bets = members.map((member) => betOf(member, stake * UNIT));
      await placeBets(pool, bets);
      await settleBets(
        pool,
        bets.map(({ key, member_id }) => winOf(BigInt(member_id), key, 0n)),
      );
    },
    /** Gives cash of the brand. */
    give: (member: bigint, units: bigint) =>
      postMovement(pool, {
        source: 'test',
        key: randomUUID(),
        kind: 'promotion',
        brandId: TEST_BRAND.id,
        memberId: member,
        lines: [
          {
            from: { kind: 'promotion', brandId: TEST_BRAND.id },
            to: { kind: 'cash', memberId: member },
            amount: units * UNIT,
          },
        ],
      }),
    /** Takes all cash away. */
    async spend(member: bigint): Promise<void> {
      const { rows } = await pool.query<{ balance: bigint }>(
        `select balance from wallet where member_id = $1 and kind = 'cash'`,
        [member],
      );
      const amount = rows[0]?.balance ?? 0n;
      if (amount > 0n)
        await postMovement(pool, {
          source: 'test',
          key: randomUUID(),
          kind: 'adjustment',
          brandId: TEST_BRAND.id,
          memberId: member,
          lines: [{ from: { kind: 'cash', memberId: member }, to: { kind: 'house', brandId: TEST_BRAND.id }, amount }],
        });
    },

    /** Fills a float from the brand. */
    fill: (member: bigint, units: bigint) =>
      postMovement(pool, {
        source: 'test',
        key: randomUUID(),
        kind: 'adjustment',
        brandId: TEST_BRAND.id,
        memberId: member,
        lines: [
          {
            from: { kind: 'house', brandId: TEST_BRAND.id },
            to: { kind: 'agent', memberId: member },
            amount: units * UNIT,
          },
        ],
      }),

    /** Bills of an agent in their order; amounts in currency units, with two digits. */
    async bills(agent: bigint): Promise<readonly Record<string, unknown>[]> {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select type, tier, rate, (gross / 1e5)::float8 as gross, (adjustment / 1e5)::float8 as adjustment, (due / 1e5)::float8 as due, (paid / 1e5)::float8 as paid,
                (below / 1e5)::float8 as below, (rest_out / 1e5)::float8 as rest, (written_off / 1e5)::float8 as off, active_members as active, state
         from agent_bill where agent_id = $1 order by id`,
        [agent],
      );
      return rows;
    },
    async balances(member: bigint): Promise<{ float: number; cash: number }> {
      const { rows } = await pool.query<{ kind: string; balance: bigint }>(
        `select kind::text, balance from wallet where member_id = $1 and kind in ('cash', 'agent')`,
        [member],
      );
      const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0n) / Number(UNIT);
      return { float: of('agent'), cash: of('cash') };
    },
  };
}

/** A proposal of an operator. */
export async function makeProposal(
  pool: Database['pool'],
  brandId: number = TEST_BRAND.id,
): Promise<{ proposalId: string; operatorId: number }> {
  const proposalId = randomUUID();
  const { rows } = await pool.query<{ id: number }>(
    `insert into operator (email, name, password_hash) values ($1 || '@marquee.localhost', $1, '-') returning id`,
    [proposalId],
  );
  const operatorId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into proposal (id, kind, brand_id, subject, body, reason, proposed_by, proposed_at, expires_at)
     values ($1::uuid, 'agent-adjustment', $2, $1::text, '{}', 'as agreed', $3, now(), now() + interval '14 days')`,
    [proposalId, brandId, operatorId],
  );
  return { proposalId, operatorId };
}

/** Signs a contract that is in force since the beginning of the year unless it says otherwise. @returns its id */
export async function signOne(
  tx: Queryable,
  contract: SignedContract,
  brandId: number = TEST_BRAND.id,
): Promise<bigint> {
  const { type, uplineId, downlineId, tiers, to = null } = contract;
  const period = contract.period ?? (type === 'dividend' ? 'daily' : PERIODS[type]);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into agent_contract (brand_id, upline_id, downline_id, type, version, period, carries_loss, state, offered_at, expires_at, decided_at,
       valid_from, ends_at, ended_by)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, $6, $7, $8, case when $2::bigint is not null then $8::timestamptz + interval '7 days' end, $8, $8, $9, $10
     from agent_contract where downline_id = $3 and type = $4 returning id`,
    [
      brandId,
      uplineId,
      downlineId,
      type,
      period,
      contract.carriesLoss ?? false,
      to === null ? 'valid' : 'terminated',
      contract.from ?? new Date('2026-01-01T00:00:00Z'),
      to,
      to === null ? null : (contract.endedBy ?? 'request'),
    ],
  );
  const id = rows[0]?.id ?? 0n;
  for (const [index, tier] of tiers.entries())
    await tx.query(
      `insert into agent_contract_tier (contract_id, place, valid_bet, loss, active_members, rate, loss_rate, deposit, amount)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        index + 1,
        tier.validBet,
        tier.loss,
        tier.activeMembers,
        tier.rate,
        tier.lossRate,
        tier.deposit ?? 0n,
        tier.amount ?? 0n,
      ],
    );
  return id;
}
