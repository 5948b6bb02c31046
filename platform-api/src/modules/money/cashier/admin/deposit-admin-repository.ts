import type { DepositSort } from '@marquee/contract/calls/deposit-admin';
import type { SortBy } from '@marquee/contract/calls/field-schemas';
import { accountKey } from '../../../../platform/account-key';
import type { Queryable } from '../../../../platform/database';
import { orderBy } from '../../../../platform/paging';
import { DEPOSIT_COLUMNS, type DepositFilter, type DepositRow, FROM_DEPOSIT } from '../repository';

export interface AdminRow extends DepositRow {
  readonly brand: string;
  readonly account: string;
  readonly decided_by_name: string | null;
  readonly approved_by: readonly string[];
}

const COLUMNS = `${DEPOSIT_COLUMNS}, b.code as brand, m.account, o.name as decided_by_name,
  array(select a.name from deposit_approval p join operator a on a.id = p.operator_id where p.deposit_id = d.id order by p.at) as approved_by`;
const FROM = `${FROM_DEPOSIT} join member m on m.id = d.member_id left join operator o on o.id = d.decided_by`;

export interface AdminFilter extends DepositFilter {
  /** Null: of every brand. */
  readonly brandIds: readonly number[] | null;
  readonly search: string | null;
  /** The row number if the search text is a number or a public id. */
  readonly transactionId: bigint | null;
  readonly sort: SortBy<DepositSort> | undefined;
}

const SORTS = { createdAt: 'd.created_at', account: 'm.account_key', amount: 'd.amount' };

const WHERE = `where d.state = any($1::deposit_state[]) and ($2::boolean is null or (d.proof_at is not null) = $2)
  and ($3::int[] is null or d.brand_id = any($3))
  and ($4::text is null or m.account_key = $4 or d.transfer_reference = upper($4) or d.id::text = $4
       or d.transaction_id = $5::bigint)`;

/** A page of deposits: as the filter sorts them, else those in review oldest first, all others latest first. */
export async function readAdminPage(
  db: Queryable,
  filter: AdminFilter,
  limit: number,
  offset: number,
): Promise<{ rows: AdminRow[]; total: number }> {
  const waiting = filter.proof === true;
  const order = orderBy(filter.sort, SORTS) ?? (waiting ? 'd.proof_at' : 'd.created_at desc');
  const values = [
    filter.states,
    filter.proof,
    filter.brandIds,
    filter.search === null ? null : accountKey(filter.search),
    filter.transactionId,
  ];
  const { rows } = await db.query<AdminRow>({
    name: `admin-deposits by ${order}`,
    text: `select ${COLUMNS} from ${FROM} ${WHERE} order by ${order}, d.id limit $6 offset $7`,
    values: [...values, limit, offset],
  });
  const count = await db.query<{ total: bigint }>({
    name: 'admin-deposits-total',
    text: `select count(*) as total from ${FROM} ${WHERE}`,
    values,
  });
  return { rows, total: Number(count.rows[0]?.total ?? 0n) };
}

export async function readAdminDeposit(db: Queryable, id: string): Promise<AdminRow | null> {
  const { rows } = await db.query<AdminRow>({
    name: 'admin-deposit',
    text: `select ${COLUMNS} from ${FROM} where d.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
