import type { Queryable } from '../../../platform/database';
import { type AccountRef, fingerprintOfMovement, type Movement, type PostResult } from './movement';

/** Opens the member's accounts; repeats do nothing. */
export async function openMemberAccounts(db: Queryable, memberId: bigint): Promise<void> {
  await db.query({ name: 'open-member-accounts', text: 'select open_member_accounts($1)', values: [memberId] });
}

/** The id of an account, opened if necessary. */
export async function accountId(db: Queryable, account: AccountRef): Promise<bigint> {
  if (account.kind === 'vendor') return vendorAccountId(db, account.memberId, account.vendorId);
  return 'memberId' in account ? memberAccountId(db, account.memberId, account.kind) : brandAccountId(db, account);
}

async function memberAccountId(db: Queryable, memberId: bigint, kind: string): Promise<bigint> {
  const find = () =>
    db.query<{ id: bigint }>({
      name: 'member-account',
      text: 'select id from ledger_account where member_id = $1 and kind = $2::account_kind',
      values: [memberId, kind],
    });
  const match = (await find()).rows[0];
  if (match) return match.id;
  await openMemberAccounts(db, memberId);
  const opened = (await find()).rows[0];
  if (!opened) throw new Error(`no member ${memberId} to open accounts for`);
  return opened.id;
}

/** The member's account at a vendor, opened if necessary. */
async function vendorAccountId(db: Queryable, memberId: bigint, vendorId: number): Promise<bigint> {
  const { rows: matches } = await db.query<{ id: bigint }>({
    name: 'vendor-wallet',
    text: `select account_id as id from wallet where member_id = $1 and kind = 'vendor' and vendor_id = $2`,
    values: [memberId, vendorId],
  });
  if (matches[0]) return matches[0].id;
  await openMemberAccounts(db, memberId);
  const { rows: opened } = await db.query<{ id: bigint }>({
    name: 'open-vendor-wallet',
    text: 'select open_vendor_wallet($1, $2::smallint) as id',
    values: [memberId, vendorId],
  });
  const [wallet] = opened;
  if (!wallet) throw new Error(`no member ${memberId} to open a wallet for`);
  return wallet.id;
}

async function brandAccountId(db: Queryable, account: Exclude<AccountRef, { memberId: bigint }>): Promise<bigint> {
  const purpose = account.kind === 'psp' ? account.channel : account.kind === 'jackpot' ? account.pool : '';
  const { rows } = await db.query<{ id: bigint | null }>({
    name: 'brand-account',
    text: 'select brand_account($1::smallint, $2::account_kind, $3) as id',
    values: [account.brandId, account.kind, purpose],
  });
  const id = rows[0]?.id;
  if (!id) throw new Error(`no brand ${account.brandId} to open accounts for`);
  return id;
}

interface PostedRow {
  outcome: PostResult['outcome'];
  transaction_id: bigint | null;
  balance: bigint | null;
}

/** Posts a movement by the ledger's SQL function, in the caller's transaction if `db` is one. */
export async function postMovement(db: Queryable, movement: Movement): Promise<PostResult> {
  const debits: bigint[] = [];
  const credits: bigint[] = [];
  for (const line of movement.lines) {
    debits.push(await accountId(db, line.from));
    credits.push(await accountId(db, line.to));
  }
  const { rows } = await db.query<PostedRow>({
    name: 'post-movement',
    text: 'select * from post_movement($1, $2, $3, $4::movement_kind, $5::smallint, $6, $7, $8, $9, $10)',
    values: [
      movement.source,
      movement.key,
      fingerprintOfMovement(movement),
      movement.kind,
      movement.brandId,
      movement.memberId,
      debits,
      credits,
      movement.lines.map((line) => line.amount),
      movement.detail ? JSON.stringify(movement.detail) : null,
    ],
  });
  return resultOf(rows[0]);
}

function resultOf(row: PostedRow | undefined): PostResult {
  const { outcome, transaction_id, balance } = row ?? {};
  if (outcome === 'insufficient') return { outcome, balance: balance ?? 0n };
  if (outcome === 'conflict' && transaction_id) return { outcome, transactionId: transaction_id };
  if ((outcome === 'ok' || outcome === 'repeat') && transaction_id)
    return { outcome, transactionId: transaction_id, balance: balance ?? 0n };
  throw new Error(`post_movement answered ${String(outcome)}`);
}

export interface Balances {
  /** All in ledger units. `cash` can be played with and withdrawn. */
  readonly cash: bigint;
  readonly bonus: bigint;
  /** The part of the bonus that stakes take when the cash is not enough. */
  readonly playable: bigint;
  readonly held: bigint;
  /** Debt of the member. */
  readonly receivable: bigint;
  /** An agent's float. */
  readonly agent: bigint;
  /** The sum of the wallets at vendors. */
  readonly vendor: bigint;
}

/** The member's balances; zero where no account is open yet. */
export async function readBalances(db: Queryable, memberId: bigint): Promise<Balances> {
  const { rows } = await db.query<{ kind: keyof Balances; balance: bigint }>({
    name: 'balances',
    text: `select kind::text, sum(balance)::int8 as balance from wallet where member_id = $1 group by kind
           union all
           select 'playable', w.balance from wallet w
           join bonus b on b.member_id = w.member_id and b.state = 'active' and b.mode = 'playable' and b.expires_at > now()
           where w.member_id = $1 and w.kind = 'bonus' and w.balance > 0`,
    values: [memberId],
  });
  const none: Balances = { cash: 0n, bonus: 0n, playable: 0n, held: 0n, receivable: 0n, agent: 0n, vendor: 0n };
  return { ...none, ...Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])) };
}

/** A member's balance at one vendor. */
export interface VendorBalance {
  readonly vendorId: number;
  /** Ledger units. */
  readonly balance: bigint;
}

/** The member's wallets at vendors that were ever opened, by vendor. */
export async function readVendorBalances(db: Queryable, memberId: bigint): Promise<VendorBalance[]> {
  const { rows } = await db.query<VendorBalance>({
    name: 'vendor-balances',
    text: `select vendor_id as "vendorId", balance from wallet where member_id = $1 and kind = 'vendor' order by vendor_id`,
    values: [memberId],
  });
  return rows;
}

/** The transaction stored under a key. */
export interface RecordedTransaction {
  readonly id: bigint;
  readonly kind: string;
  /** `\\x` hex; null for a tombstone. */
  readonly fingerprint: string | null;
  /** Ledger units; signed. */
  readonly cashChange: bigint;
}

/** Locks the member's money until the transaction ends: every movement locks this row first. */
export async function lockMoney(db: Queryable, memberId: bigint): Promise<void> {
  await openMemberAccounts(db, memberId);
  await db.query({
    name: 'lock-money',
    text: `select from wallet where member_id = $1 and kind = 'cash' for update`,
    values: [memberId],
  });
}

/** The transaction under a key, null when there is none. */
export async function findTransaction(db: Queryable, source: string, key: string): Promise<RecordedTransaction | null> {
  const { rows } = await db.query<RecordedTransaction>({
    name: 'find-transaction',
    text: `select id, kind, '\\x' || encode(fingerprint, 'hex') as fingerprint, cash_change as "cashChange"
           from ledger_transaction where source = $1 and key = $2`,
    values: [source, key],
  });
  return rows[0] ?? null;
}
