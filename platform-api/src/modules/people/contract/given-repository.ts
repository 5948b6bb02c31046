import type { AgentContractState, AgentContractType, ContractSort } from '@marquee/contract/agent-contract';
import type { SortBy } from '@marquee/contract/calls/field-schemas';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';
import { CONTRACT_COLUMNS, CONTRACT_SIDES, type ContractRow, readRow } from './repository';

const SORTS: Readonly<Record<ContractSort, string>> = {
  offeredAt: 'c.offered_at',
  account: 'down.account_key',
  validFrom: 'c.valid_from',
  endsAt: 'c.ends_at',
};
const FILTER = `c.brand_id = $1 and c.upline_id = $2 and ($3::text is null or starts_with(down.account_key, $3))
  and ($4::text is null or c.type = $4) and ($5::text is null or c.state = $5)`;

interface GivenFilter {
  readonly brandId: number;
  readonly uplineId: bigint;
  /** Start of the user name, as typed; null: any. */
  readonly account: string | null;
  readonly type: AgentContractType | null;
  readonly state: AgentContractState | null;
  readonly sort: SortBy<ContractSort> | undefined;
}

/** One page of the contracts that an agent gave, with the number of all. */
export async function readGiven(
  db: Queryable,
  { brandId, uplineId, account, type, state, sort }: GivenFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: ContractRow[]; readonly total: number }> {
  const filter = [brandId, uplineId, account === null ? null : accountKey(account), type, state];
  const { rows } = await db.query<Parameters<typeof readRow>[0]>({
    name: `contracts-given by ${sort ?? 'default'}`,
    text: `select ${CONTRACT_COLUMNS} from agent_contract c ${CONTRACT_SIDES} where ${FILTER}
           order by ${orderBy(sort, SORTS) ?? 'c.id desc'}, c.id desc limit $6 offset $7`,
    values: [...filter, limit, offset],
  });
  const totals = await db.query<{ total: number }>({
    name: 'contracts-given-total',
    text: `select count(*)::int as total from agent_contract c join member down on down.id = c.downline_id where ${FILTER}`,
    values: filter,
  });
  return { content: rows.map(readRow), total: totals.rows[0]?.total ?? 0 };
}
