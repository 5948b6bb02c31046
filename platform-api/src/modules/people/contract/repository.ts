import type { AgentContractState, AgentContractType, ContractTerms } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import type { LineContract } from './cascade';
import { type StoredTier, tierOf, tiersOf } from './tier-statements';

export interface ContractRow extends ContractTerms {
  readonly id: bigint;
  readonly brandId: number;
  readonly publicId: string;
  readonly type: AgentContractType;
  readonly version: number;
  readonly state: AgentContractState;
  /** Null: the brand. */
  readonly uplineId: bigint | null;
  readonly uplineAccount: string | null;
  readonly uplineNickname: string | null;
  readonly downlineId: bigint;
  readonly downlineAccount: string;
  readonly downlineNickname: string;
  readonly offeredAt: Date;
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
  readonly validFrom: Date | null;
  readonly endsAt: Date | null;
  readonly endedBy: 'request' | 'replaced' | 'upline' | 'move' | null;
}

type StoredRow = Omit<ContractRow, 'tiers' | 'period'> & {
  readonly period: ContractPeriod;
  readonly tiers: readonly StoredTier[];
};

export const CONTRACT_COLUMNS = `c.id, c.brand_id as "brandId", c.public_id as "publicId", c.type, c.version, c.state, c.period, c.carries_loss as "carriesLoss",
  c.upline_id as "uplineId", c.downline_id as "downlineId", up.account as "uplineAccount", up.nickname as "uplineNickname",
  down.account as "downlineAccount", down.nickname as "downlineNickname", c.offered_at as "offeredAt", c.expires_at as "expiresAt",
  c.decided_at as "decidedAt", c.valid_from as "validFrom", c.ends_at as "endsAt", c.ended_by as "endedBy",
  ${tiersOf('c.id')} as tiers`;
export const CONTRACT_SIDES = 'left join member up on up.id = c.upline_id join member down on down.id = c.downline_id';

/** @param row with the columns of `CONTRACT_COLUMNS` */
export const readRow = <Row extends StoredRow>({ tiers, ...row }: Row) => ({
  ...row,
  tiers: tiers.map(tierOf),
});

/** Types of which bets count by the contracts in force at their moment, as soon as they are folded. */
const COUNTED_AT_ONCE: readonly AgentContractType[] = ['hourlySalary', 'realTimeSalary'];

/**
 * Serialises decisions about contracts of some types, so that none relies on data that another is changing. Salaries by the hour and in real
 * time count nothing until the caller's transaction ends: otherwise bets after the change might be counted before it is there.
 * @param types in the order of `AGENT_CONTRACT_TYPES`
 * @returns a moment before which everything that was counted was settled; a change counts from then on at the earliest
 */
export async function lockLines(tx: Queryable, brandId: number, types: readonly AgentContractType[]): Promise<Date> {
  for (const type of types)
    await tx.query("select pg_advisory_xact_lock(hashtext('agent_contract'), hashtext($1::text || ':' || $2::text))", [
      brandId,
      type,
    ]);
  // After the locks of all types: whoever has it waits for none of them.
  if (types.some((type) => COUNTED_AT_ONCE.includes(type)))
    await tx.query({
      name: 'contract-hold-salaries',
      text: `select from fold_cursor where fold = 'salaries' for update`,
    });
  const { rows } = await tx.query<{ at: Date }>({
    name: 'contract-moment',
    // The time of the clock, in a history that is being written too: there now() is the past.
    text: `select date_trunc('milliseconds', now() + (clock_timestamp() - pg_catalog.now())) + interval '1 millisecond' as at`,
  });
  const [row] = rows;
  if (!row) throw new Error('the database has no time');
  return row.at;
}

/** The contracts that an agent was offered, latest first. */
export async function readReceived(db: Queryable, brandId: number, agentId: bigint): Promise<ContractRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'contracts-received',
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES}
           where c.brand_id = $1 and c.downline_id = $2 order by c.id desc limit 200`,
    values: [brandId, agentId],
  });
  return rows.map(readRow);
}

export async function readContract(db: Queryable, brandId: number, publicId: string): Promise<ContractRow | null> {
  const { rows } = await db.query<StoredRow>({
    name: 'contract-by-id',
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES} where c.brand_id = $1 and c.public_id = $2`,
    values: [brandId, publicId],
  });
  return rows[0] ? readRow(rows[0]) : null;
}

/** Contracts by their ids, oldest first. */
export async function readContracts(db: Queryable, ids: readonly bigint[]): Promise<ContractRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'contracts-by-ids',
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES} where c.id = any($1) order by c.id`,
    values: [ids],
  });
  return rows.map(readRow);
}

export type ValidRow = ContractRow & LineContract & { readonly state: 'valid'; readonly validFrom: Date };

/** An agent's valid contracts of a type that are not over, the one without an end last. */
export async function readValid(
  db: Queryable,
  { agentId, type, now }: { readonly agentId: bigint; readonly type: AgentContractType; readonly now: Date },
): Promise<ValidRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'contracts-valid',
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES}
           where c.downline_id = $1 and c.type = $2 and c.state = 'valid' and (c.ends_at is null or c.ends_at > $3)
           order by c.ends_at nulls last, c.id`,
    values: [agentId, type, now],
  });
  return rows.map((row) => readRow(row) as ValidRow);
}

/** The contract that bounds what an agent may offer: the valid one without an end. */
export async function readOpenContract(
  db: Queryable,
  agentId: bigint,
  type: AgentContractType,
): Promise<ValidRow | null> {
  const { rows } = await db.query<StoredRow>({
    name: 'contract-open',
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES}
           where c.downline_id = $1 and c.type = $2 and c.state = 'valid' and c.ends_at is null`,
    values: [agentId, type],
  });
  return rows[0] ? (readRow(rows[0]) as ValidRow) : null;
}

export type OpenContractRow = ContractRow & LineContract;

/** The requested and valid contracts of a type that an agent and everybody below gave. `union` terminates in a circular line. */
export async function readLine(
  db: Queryable,
  { agentId, type, now }: { readonly agentId: bigint; readonly type: AgentContractType; readonly now: Date },
): Promise<OpenContractRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'contracts-line',
    text: `with recursive line as (
             select id, downline_id from agent_contract
             where upline_id = $1 and type = $2 and state in ('requested', 'valid') and (ends_at is null or ends_at > $3)
             union
             select c.id, c.downline_id from agent_contract c join line on c.upline_id = line.downline_id
             where c.type = $2 and c.state in ('requested', 'valid') and (c.ends_at is null or c.ends_at > $3)
           )
           select ${CONTRACT_COLUMNS} from line join agent_contract c on c.id = line.id ${CONTRACT_SIDES} order by c.id`,
    values: [agentId, type, now],
  });
  return rows.map((row) => readRow(row) as OpenContractRow);
}

/** The offers of a type that wait for an agent: at most one. */
export async function readRequested(
  db: Queryable,
  agentId: bigint,
  type: AgentContractType,
): Promise<OpenContractRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'contracts-requested',
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES}
           where c.downline_id = $1 and c.type = $2 and c.state = 'requested'`,
    values: [agentId, type],
  });
  return rows.map((row) => readRow(row) as OpenContractRow);
}

interface StandingRow {
  readonly type: AgentContractType;
  readonly hasOffer: boolean;
  readonly isInForce: boolean;
}

/** Per type with contracts: whether an offer waits for the agent, and whether a contract counts now. */
export async function readStanding(db: Queryable, agentId: bigint, now: Date): Promise<StandingRow[]> {
  const { rows } = await db.query<StandingRow>({
    name: 'contracts-standing',
    text: `select type, bool_or(state = 'requested' and expires_at > $2) as "hasOffer",
             bool_or(state in ('valid', 'terminated') and valid_from <= $2 and (ends_at is null or ends_at > $2)) is true as "isInForce"
           from agent_contract where downline_id = $1 group by type`,
    values: [agentId, now],
  });
  return rows;
}

/** A direct downline agent, by account name as typed. */
export async function findDownlineAgent(
  db: Queryable,
  brandId: number,
  uplineId: bigint,
  account: string,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'contract-downline',
    text: `select id from member where brand_id = $1 and upline_id = $2 and account_key = $3 and type = any($4)
           and status = 'active'`,
    values: [brandId, uplineId, accountKey(account), AGENT_TYPES],
  });
  return rows[0]?.id ?? null;
}
