import type pg from 'pg';
import type { Queryable } from '../../../platform/database';

/** The accounts that transfers move between. */
export type TransferAccount = 'cash' | 'agent';
export type TransferWay = 'upline' | 'downline' | 'own';

/** A possible recipient. */
export interface LineMember {
  readonly id: bigint;
  readonly account: string;
  readonly type: number;
  readonly active: boolean;
}

const LINE_MEMBER = `m.id, m.account, m.type, m.status = 'active' as active`;

/** The member's upline; null without one. */
export async function readUpline(db: Queryable, brandId: number, memberId: bigint): Promise<LineMember | null> {
  const { rows } = await db.query<LineMember>({
    name: 'transfer-upline',
    text: `select ${LINE_MEMBER} from member own join member m on m.id = own.upline_id and m.brand_id = own.brand_id
           where own.id = $2 and own.brand_id = $1`,
    values: [brandId, memberId],
  });
  return rows[0] ?? null;
}

/** The account of any level below an agent; null when the name is unknown or in another line. */
export async function readDownline(
  db: Queryable,
  brandId: number,
  agentId: bigint,
  accountKey: string,
): Promise<LineMember | null> {
  const { rows } = await db.query<LineMember>({
    name: 'transfer-downline',
    text: `select ${LINE_MEMBER} from member m
           join member_line l on l.member_id = m.id and l.to_day is null
           where m.brand_id = $1 and m.account_key = $3 and l.uplines @> array[$2::bigint]`,
    values: [brandId, agentId, accountKey],
  });
  return rows[0] ?? null;
}

/** Locks the money of both parties in the ledger's order: concurrent transfers and bets wait. */
export async function lockWallets(db: Queryable, memberIds: readonly bigint[]): Promise<void> {
  await db.query({
    name: 'transfer-lock',
    text: 'select from wallet where member_id = any($1) order by account_id for update',
    values: [memberIds],
  });
}

/** The types of accounts, as they are once their money is locked. */
export async function readTypes(db: Queryable, memberIds: readonly bigint[]): Promise<number[]> {
  const { rows } = await db.query<{ type: number }>({
    name: 'transfer-types',
    text: 'select type from member where id = any ($1)',
    values: [memberIds],
  });
  return rows.map(({ type }) => type);
}

/** What lies in a float. Ledger units. */
export async function readFloat(tx: Queryable, memberId: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ balance: bigint }>({
    name: 'transfer-float',
    text: `select balance from wallet where member_id = $1 and kind = 'agent'`,
    values: [memberId],
  });
  return rows[0]?.balance ?? 0n;
}

/** What a member has sent to others since a moment, in ledger units. */
export async function sentSince(db: Queryable, memberId: bigint, since: Date): Promise<bigint> {
  const { rows } = await db.query<{ sent: bigint }>({
    name: 'transfer-sent',
    text: `select coalesce(sum(amount), 0)::int8 as sent from fund_transfer
           where from_member = $1 and way <> 'own' and created_at >= $2`,
    values: [memberId, since],
  });
  return rows[0]?.sent ?? 0n;
}

export interface NewTransfer {
  readonly id: bigint;
  readonly brandId: number;
  readonly way: TransferWay;
  readonly from: { readonly memberId: bigint; readonly kind: TransferAccount };
  readonly to: { readonly memberId: bigint; readonly kind: TransferAccount };
  /** Ledger units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** Stores a transfer with both resulting balances. */
export async function insertTransfer(db: Queryable, transfer: NewTransfer): Promise<void> {
  const { id, brandId, way, from, to, amount, at } = transfer;
  await db.query({
    name: 'transfer-insert',
    text: `insert into fund_transfer (id, brand_id, way, from_member, from_account, to_member, to_account, amount, created_at,
                                      from_balance, to_balance)
           select $1, $2, $3, $4, $5, $6, $7, $8, $9, f.balance, t.balance
           from wallet f, wallet t
           where f.member_id = $4 and f.kind = $5::account_kind and t.member_id = $6 and t.kind = $7::account_kind`,
    values: [id, brandId, way, from.memberId, from.kind, to.memberId, to.kind, amount, at],
  });
}

export interface TransferRow {
  readonly id: bigint;
  readonly way: TransferWay;
  readonly from_member: bigint;
  readonly from_account: string;
  readonly from_name: string;
  readonly to_member: bigint;
  readonly to_account: TransferAccount;
  readonly to_name: string;
  /** Ledger units. */
  readonly amount: bigint;
  readonly from_balance: bigint;
  readonly to_balance: bigint;
  readonly created_at: Date;
}

const TRANSFER = `select t.id, t.way, t.from_member, t.from_account, f.account as from_name, t.to_member, t.to_account,
    r.account as to_name, t.amount, t.from_balance, t.to_balance, t.created_at
  from fund_transfer t join member f on f.id = t.from_member join member r on r.id = t.to_member`;

export async function readTransfer(db: Queryable, id: bigint): Promise<TransferRow | null> {
  const { rows } = await db.query<TransferRow>({ name: 'transfer', text: `${TRANSFER} where t.id = $1`, values: [id] });
  return rows[0] ?? null;
}

/** A page of what the member sent or received, latest first, with the number of all. */
export async function readTransfers(
  pool: pg.Pool,
  memberId: bigint,
  limit: number,
  offset: number,
): Promise<{ rows: TransferRow[]; total: number }> {
  const where = 'where t.from_member = $1 or t.to_member = $1';
  const { rows: totals } = await pool.query<{ total: number }>({
    name: 'transfers-count',
    text: `select count(*)::int as total from fund_transfer t ${where}`,
    values: [memberId],
  });
  const { rows } = await pool.query<TransferRow>({
    name: 'transfers',
    text: `${TRANSFER} ${where} order by t.created_at desc, t.id desc limit $2 offset $3`,
    values: [memberId, limit, offset],
  });
  return { rows, total: totals[0]?.total ?? 0 };
}
