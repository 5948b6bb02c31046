import type { AgentContractType } from '@marquee/contract/agent-contract';
import { AGENT_TYPES } from '@marquee/contract/constants';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import type { LineContract } from './cascade';

export interface ContractRow extends Omit<LineContract, 'state'> {
  readonly publicId: string;
  readonly type: AgentContractType;
  readonly version: number;
  readonly state: 'offered' | 'active' | 'rejected' | 'terminated';
  readonly uplineAccount: string;
  readonly uplineNickname: string;
  readonly downlineAccount: string;
  readonly downlineNickname: string;
  readonly offeredAt: Date;
  readonly decidedAt: Date | null;
  readonly endedAt: Date | null;
}

const COLUMNS = `c.id, c.public_id as "publicId", c.type, c.version, c.rate, c.state, c.upline_id as "uplineId",
  c.downline_id as "downlineId", up.account as "uplineAccount", up.nickname as "uplineNickname",
  down.account as "downlineAccount", down.nickname as "downlineNickname", c.offered_at as "offeredAt",
  c.decided_at as "decidedAt", c.ended_at as "endedAt"`;
const SIDES = 'join member up on up.id = c.upline_id join member down on down.id = c.downline_id';

/** Serialises decisions about contracts of a type, so that none relies on data that another is changing. */
export async function lockLines(tx: Queryable, brandId: number, type: AgentContractType): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('agent_contract'), hashtext($1::text || ':' || $2::text))", [
    brandId,
    type,
  ]);
}

/** The contracts between an agent and both neighbours in the line, latest first. */
export async function readOwnContracts(db: Queryable, brandId: number, agentId: bigint): Promise<ContractRow[]> {
  const { rows } = await db.query<ContractRow>({
    name: 'contracts-own',
    text: `select ${COLUMNS} from agent_contract c ${SIDES}
           where c.brand_id = $1 and $2 in (c.upline_id, c.downline_id) order by c.id desc limit 200`,
    values: [brandId, agentId],
  });
  return rows;
}

export async function readContract(
  db: Queryable,
  brandId: number,
  type: AgentContractType,
  publicId: string,
): Promise<ContractRow | null> {
  const { rows } = await db.query<ContractRow>({
    name: 'contract-by-id',
    text: `select ${COLUMNS} from agent_contract c ${SIDES} where c.brand_id = $1 and c.type = $2 and c.public_id = $3`,
    values: [brandId, type, publicId],
  });
  return rows[0] ?? null;
}

export type OpenContractRow = ContractRow & LineContract;

/** The offered and active contracts that an agent and everybody below gave. `union` terminates in a circular line. */
export async function readLine(db: Queryable, brandId: number, agentId: bigint): Promise<OpenContractRow[]> {
  const { rows } = await db.query<OpenContractRow>({
    name: 'contracts-line',
    text: `with recursive line as (
             select id, downline_id from agent_contract
             where brand_id = $1 and upline_id = $2 and state in ('offered', 'active')
             union
             select c.id, c.downline_id from agent_contract c join line on c.upline_id = line.downline_id
             where c.brand_id = $1 and c.state in ('offered', 'active')
           )
           select ${COLUMNS} from line join agent_contract c on c.id = line.id ${SIDES} order by c.id`,
    values: [brandId, agentId],
  });
  return rows;
}

interface OwnContract {
  readonly type: AgentContractType;
  /** Of the active contract, null without one. */
  readonly rate: number | null;
  readonly hasOffer: boolean;
}

export interface Standing {
  /** The agent has an upline. */
  readonly isTop: boolean;
  readonly own: readonly OwnContract[];
}

/** Whether the agent has an upline, and the agent's own contracts. */
export async function readStanding(db: Queryable, brandId: number, agentId: bigint): Promise<Standing> {
  const { rows } = await db.query<OwnContract & { readonly isTop: boolean }>({
    name: 'contracts-standing',
    text: `select (up.id is null) as "isTop", c.type, max(c.rate) filter (where c.state = 'active') as rate,
             bool_or(c.state = 'offered') as "hasOffer"
           from member m
           left join member up on up.id = m.upline_id and up.brand_id = m.brand_id and up.type = any($3)
           left join agent_contract c on c.downline_id = m.id and c.state in ('offered', 'active')
           where m.id = $2 and m.brand_id = $1 group by up.id, c.type`,
    values: [brandId, agentId, AGENT_TYPES],
  });
  return { isTop: rows[0]?.isTop ?? false, own: rows.filter(({ type }) => type as string | null) };
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

export interface NewContract {
  readonly brandId: number;
  readonly uplineId: bigint;
  readonly downlineId: bigint;
  readonly type: AgentContractType;
  readonly rate: number;
}

/** @returns the public id; null while an offer of the type is unanswered */
export async function insertContract(tx: Queryable, contract: NewContract): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'contract-insert',
    text: `insert into agent_contract (brand_id, upline_id, downline_id, type, rate, version)
           select $1, $2, $3, $4, $5, coalesce(max(version), 0) + 1 from agent_contract where downline_id = $3 and type = $4
           on conflict do nothing returning public_id as id`,
    values: [contract.brandId, contract.uplineId, contract.downlineId, contract.type, contract.rate],
  });
  return rows[0]?.id ?? null;
}

export async function markDecided(tx: Queryable, id: bigint, state: 'active' | 'rejected', at: Date): Promise<void> {
  await tx.query('update agent_contract set state = $2, decided_at = $3 where id = $1', [id, state, at]);
}

export async function markTerminated(
  tx: Queryable,
  ids: readonly bigint[],
  by: 'request' | 'replaced' | 'upline',
  at: Date,
): Promise<void> {
  await tx.query("update agent_contract set state = 'terminated', ended_by = $2, ended_at = $3 where id = any($1)", [
    ids,
    by,
    at,
  ]);
}
