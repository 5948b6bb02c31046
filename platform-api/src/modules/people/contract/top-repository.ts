import { AGENT_TYPES } from '@marquee/contract/constants';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';

/** An agent, with everybody above from the top down. */
export interface AgentRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  /** Agents above; somebody whom a member referred stands at the top of a line. */
  readonly uplines: readonly string[];
  /** False: the account was one, and its contracts can be read. */
  readonly isAgent: boolean;
  readonly isActive: boolean;
}

const AGENT = `select m.id, m.public_id as "publicId", m.account, m.type = any ($2) as "isAgent", m.status = 'active' as "isActive",
  array(select u.account from member_line l cross join unnest(l.uplines) with ordinality as above (id, place)
        join member u on u.id = above.id and u.type = any ($2)
        where l.member_id = m.id and l.to_day is null order by above.place) as uplines
  from member m where m.brand_id = $1
    and (m.type = any ($2) or exists (select from agent_contract c where c.downline_id = m.id or c.upline_id = m.id))`;

/** @param account as typed */
export async function findAgent(db: Queryable, brandId: number, account: string): Promise<AgentRow | null> {
  const { rows } = await db.query<AgentRow>({
    name: 'contract-agent-by-account',
    text: `${AGENT} and m.account_key = $3`,
    values: [brandId, AGENT_TYPES, accountKey(account)],
  });
  return rows[0] ?? null;
}

export async function readAgent(db: Queryable, brandId: number, publicId: string): Promise<AgentRow | null> {
  const { rows } = await db.query<AgentRow>({
    name: 'contract-agent',
    text: `${AGENT} and m.public_id = $3`,
    values: [brandId, AGENT_TYPES, publicId],
  });
  return rows[0] ?? null;
}

/** The subjects of open proposals about contracts of an agent: `<public id>:<type>`. */
export async function readProposed(db: Queryable, brandId: number, publicId: string): Promise<string[]> {
  const { rows } = await db.query<{ subject: string }>({
    name: 'contracts-proposed',
    text: `select subject from proposal
           where kind = 'agent-contract' and brand_id = $1 and state = 'open' and starts_with(subject, $2 || ':')`,
    values: [brandId, publicId],
  });
  return rows.map(({ subject }) => subject);
}

/** User names by public id. */
export async function readAccounts(db: Queryable, publicIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ publicId: string; account: string }>({
    name: 'contract-accounts',
    text: 'select public_id as "publicId", account from member where public_id = any ($1)',
    values: [publicIds],
  });
  return new Map(rows.map(({ publicId, account }) => [publicId, account]));
}

/** Public ids by number. */
export async function readPublicIds(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await db.query<{ id: bigint; publicId: string }>({
    name: 'contract-public-ids',
    text: 'select id, public_id as "publicId" from member where id = any ($1)',
    values: [ids],
  });
  return new Map(rows.map(({ id, publicId }) => [id, publicId]));
}
