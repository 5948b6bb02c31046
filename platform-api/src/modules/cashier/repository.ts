import type { PaymentKind } from '@marquee/contract/constants';
import type pg from 'pg';
import type { Queryable } from '../ledger/repository';

export interface ChannelRow {
  readonly id: number;
  readonly code: string;
  readonly provider: string;
  readonly kind: PaymentKind;
  readonly names: Readonly<Record<string, string>>;
  /** Ledger units, as all amounts here. */
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly presets: readonly bigint[];
}

export type DepositRowState = 'created' | 'pending' | 'credited' | 'declined' | 'expired';

export interface DepositRow {
  readonly id: string;
  readonly brand_id: number;
  readonly member_id: bigint;
  readonly channel_code: string;
  readonly channel_names: Readonly<Record<string, string>>;
  readonly provider: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly state: DepositRowState;
  readonly redirect_url: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const DEPOSIT = `select d.id, d.brand_id, d.member_id, c.code as channel_code, c.names as channel_names, c.provider,
    d.amount, d.currency, d.state, d.redirect_url, d.created_at, d.finished_at
  from deposit d join deposit_channel c on c.id = d.channel_id`;

/** The open channels of a brand, in order. */
export async function readChannels(pool: pg.Pool, brandId: number): Promise<ChannelRow[]> {
  const { rows } = await pool.query<Omit<ChannelRow, 'presets'> & { presets: string[] }>({
    name: 'deposit-channels',
    text: `select id, code, provider, kind, names, minimum, maximum, presets::text[] as presets
           from deposit_channel where brand_id = $1 and enabled order by sort_order, id`,
    values: [brandId],
  });
  return rows.map((row) => ({ ...row, presets: row.presets.map(BigInt) }));
}

export interface NewDeposit {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly channelId: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly idempotencyKey: string;
  /** `\x` hex. */
  readonly fingerprint: string;
}

/** What became of an attempt to begin a deposit. */
export interface BegunDeposit {
  readonly id: string;
  /** The key was used with this content. */
  readonly same: boolean;
  /** The caller is the one who asks the provider now. */
  readonly mayAsk: boolean;
  readonly state: DepositRowState;
}

/**
 * Writes the member's intent once, and lets one caller at a time ask the provider: for `askingMs` no other may,
 * unless the caller gave up before.
 */
export async function beginDeposit(pool: pg.Pool, deposit: NewDeposit, askingMs: number): Promise<BegunDeposit> {
  const { rows } = await pool.query<{ id: string; same: boolean; may_ask: boolean; state: DepositRowState }>({
    name: 'begin-deposit',
    text: `insert into deposit as d (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint, asking_until)
           values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 millisecond')
           on conflict (member_id, idempotency_key) do update
             set asking_until = case when d.state = 'created' and coalesce(d.asking_until, 'epoch') < now() and d.fingerprint = excluded.fingerprint
                                     then excluded.asking_until else d.asking_until end
           returning id, state, fingerprint = $7 as same,
                     state = 'created' and fingerprint = $7 and asking_until = now() + $8 * interval '1 millisecond' as may_ask`,
    values: [
      deposit.brandId,
      deposit.memberId,
      deposit.channelId,
      deposit.amount,
      deposit.currency,
      deposit.idempotencyKey,
      deposit.fingerprint,
      askingMs,
    ],
  });
  const row = rows[0];
  if (!row) throw new Error('a deposit was not begun');
  return { id: row.id, same: row.same, mayAsk: row.may_ask, state: row.state };
}

/** The provider knows of the deposit. A call-back may have been faster: then its state stays. */
export async function markPending(
  pool: pg.Pool,
  id: string,
  providerReference: string,
  redirectUrl: string,
): Promise<void> {
  await pool.query({
    name: 'deposit-pending',
    text: `update deposit set provider_reference = $2, redirect_url = $3, asking_until = null,
             state = case when state = 'created' then 'pending' else state end where id = $1`,
    values: [id, providerReference, redirectUrl],
  });
}

/** The provider could not be asked: the next attempt with the same key may try at once. */
export async function stopAsking(pool: pg.Pool, id: string): Promise<void> {
  await pool.query({
    name: 'deposit-stop-asking',
    text: 'update deposit set asking_until = null where id = $1',
    values: [id],
  });
}

/** A deposit of the member, null when it is not theirs. */
export async function readDeposit(pool: pg.Pool, memberId: bigint, id: string): Promise<DepositRow | null> {
  const { rows } = await pool.query<DepositRow>({
    name: 'deposit',
    text: `${DEPOSIT} where d.id = $2 and d.member_id = $1`,
    values: [memberId, id],
  });
  return rows[0] ?? null;
}

/** A page of the member's deposits, latest first, with the number of all. */
export async function readDeposits(
  pool: pg.Pool,
  memberId: bigint,
  states: readonly DepositRowState[],
  limit: number,
  offset: number,
): Promise<{ rows: DepositRow[]; total: number }> {
  const where = 'where d.member_id = $1 and d.state = any($2::deposit_state[])';
  const [page, count] = await Promise.all([
    pool.query<DepositRow>({
      name: 'deposits',
      text: `${DEPOSIT} ${where} order by d.created_at desc, d.id limit $3 offset $4`,
      values: [memberId, states, limit, offset],
    }),
    pool.query<{ total: bigint }>({
      name: 'deposits-total',
      text: `select count(*) as total from deposit d ${where}`,
      values: [memberId, states],
    }),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]?.total ?? 0n) };
}

/** A deposit that a provider reports on, locked until the end of the transaction. */
export async function lockDeposit(db: Queryable, provider: string, id: string): Promise<DepositRow | null> {
  const { rows } = await db.query<DepositRow>({
    name: 'lock-deposit',
    text: `${DEPOSIT} where d.id = $1 and c.provider = $2 for update of d`,
    values: [id, provider],
  });
  return rows[0] ?? null;
}

export async function markCredited(db: Queryable, id: string, transactionId: bigint): Promise<void> {
  await db.query({
    name: 'deposit-credited',
    text: `update deposit set state = 'credited', transaction_id = $2, finished_at = now() where id = $1`,
    values: [id, transactionId],
  });
}

export async function markClosed(db: Queryable, id: string, state: 'declined' | 'expired'): Promise<void> {
  await db.query({
    name: 'deposit-closed',
    text: 'update deposit set state = $2::deposit_state, finished_at = now() where id = $1',
    values: [id, state],
  });
}
