import type { MovementState, MovementType } from '@marquee/contract/calls/records';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import type { TimeRange } from '../../../platform/brand-days';

export interface MovementRow {
  readonly id: bigint;
  readonly created_at: Date;
  readonly kind: MovementType;
  /** Ledger units. */
  readonly cash_change: bigint;
  readonly balance_after: bigint;
  /** Null for movements without a bet. */
  readonly game_id: number | null;
  readonly reference: string | null;
  /** Names of the source by language, as JSON; null where there is only one. */
  readonly names: string | null;
  readonly reversed: boolean;
}

export interface MovementFilter extends TimeRange {
  readonly memberId: bigint;
  readonly kind: MovementType | undefined;
  readonly state: MovementState | undefined;
}

export interface MovementTotals {
  readonly movements: bigint;
  /** Without transfers between the member's own wallets, as `money_out`. */
  readonly money_in: bigint;
  readonly money_out: bigint;
}

/**
 * The bet that a movement belongs to: itself, the one that a win settles, or the one behind what a rollback reverses.
 */
const WITH_GAME = `
  left join ledger_transaction r on r.id = t.refers_to
  left join ledger_transaction s on s.id = case when t.kind = 'bet' then t.id when r.kind = 'win' then r.refers_to else r.id end and s.kind = 'bet'
  left join bet b on b.id = s.id and b.placed_at = s.created_at`;
/** A rollback names what it reverses; a returned withdrawal has the withdrawal's key. */
const REVERSED = `(exists (select from ledger_transaction x where x.refers_to = t.id and x.kind = 'rollback')
  or t.kind = 'withdrawal' and exists (select from ledger_transaction x where x.source = t.source and x.key = t.key || ':return'))`;
/** Bonus money is of promotions in the ledger; members know it by its own name. */
const KIND = `case when t.kind = 'promotion' and t.source = 'bonus' then 'bonus' else t.kind::text end`;
const COLUMNS = `t.id, t.created_at, ${KIND} as kind, t.cash_change, t.balance_after, b.game_id, t.detail ->> 'reference' as reference,
  t.detail ->> 'names' as names,
  ${REVERSED} as reversed`;
/** Zero movements (a win of 0, a tombstone) are left out; movements at a vendor are in the betting record. */
const WHERE = `t.member_id = $1 and t.created_at >= $2 and t.created_at < $3 and t.cash_change <> 0 and t.wallet_vendor is null
  and ($4::text is null or ${KIND} = $4) and ($5::boolean is null or ${REVERSED} = $5)`;

const valuesOf = ({ memberId, start, end, kind, state }: MovementFilter) => [
  memberId,
  start,
  end,
  kind ?? null,
  state === undefined ? null : state === 'reversed',
];

/** Between the member's own wallets: neither income nor expense. */
const BETWEEN_OWN_WALLETS = `t.kind = 'transfer' and t.detail ->> 'way' in ('to_vendor', 'from_vendor')`;

/** One page of a member's movements, latest first. */
export async function readMovements(
  pool: pg.Pool,
  filter: MovementFilter,
  limit: number,
  offset: number,
): Promise<MovementRow[]> {
  const { rows } = await pool.query<MovementRow>({
    name: 'movements',
    text: `select ${COLUMNS}
           from (select t.* from ledger_transaction t where ${WHERE} order by t.created_at desc, t.id desc limit $6 offset $7) t
           ${WITH_GAME} order by t.created_at desc, t.id desc`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

/**
 * The movements after one of the member's, latest first; the cost of a part does not grow with its offset. The position
 * is looked up by id: its time has microseconds, which a JavaScript date would drop.
 * @param after id of the last movement of the previous part; null for the first part
 */
export async function readMovementsAfter(
  pool: Queryable,
  filter: MovementFilter,
  after: bigint | null,
  limit: number,
): Promise<MovementRow[]> {
  const start = '(t.created_at, t.id) < ((select created_at from ledger_transaction where id = $7), $7)';
  const { rows } = await pool.query<MovementRow>({
    name: after === null ? 'first-movements' : 'movements-after',
    text: `select ${COLUMNS}
           from (select t.* from ledger_transaction t where ${WHERE} and ${after === null ? 'true' : start}
                 order by t.created_at desc, t.id desc limit $6) t
           ${WITH_GAME} order by t.created_at desc, t.id desc`,
    values: [...valuesOf(filter), limit, ...(after === null ? [] : [after])],
  });
  return rows;
}

export async function readMovementTotals(pool: pg.Pool, filter: MovementFilter): Promise<MovementTotals> {
  const { rows } = await pool.query<MovementTotals>({
    name: 'movement-totals',
    text: `select count(*) as movements,
             coalesce(sum(cash_change) filter (where cash_change > 0 and (${BETWEEN_OWN_WALLETS}) is not true), 0)::int8 as money_in,
             coalesce(-sum(cash_change) filter (where cash_change < 0 and (${BETWEEN_OWN_WALLETS}) is not true), 0)::int8 as money_out
           from ledger_transaction t where ${WHERE}`,
    values: valuesOf(filter),
  });
  const totals = rows[0];
  if (!totals) throw new Error('totals without a row');
  return totals;
}

export interface MovementDetailRow extends MovementRow {
  readonly detail: Readonly<Record<string, string>> | null;
  readonly bet_id: bigint | null;
  readonly round_id: string | null;
  /** Code of the lottery of ours, whose issue the round is. */
  readonly lottery: string | null;
  readonly refers_to: bigint | null;
  readonly reversed_by: bigint | null;
}

/** A movement of the member, null for another member's. */
export async function readMovement(pool: pg.Pool, memberId: bigint, id: bigint): Promise<MovementDetailRow | null> {
  const { rows } = await pool.query<MovementDetailRow>({
    name: 'movement',
    text: `select ${COLUMNS}, t.detail, b.id as bet_id,
             case when s.source = 'lottery' then (select d.issue from lottery_draw d where d.id = b.round_id::bigint) else b.round_id end as round_id,
             case when s.source = 'lottery' then (select l.code from lottery_game l where l.game_id = b.game_id) end as lottery, t.refers_to,
             (select x.id from ledger_transaction x where x.refers_to = t.id and x.kind = 'rollback') as reversed_by
           from ledger_transaction t ${WITH_GAME} where t.id = $2 and t.member_id = $1`,
    values: [memberId, id],
  });
  return rows[0] ?? null;
}

/** Every movement of one bet, in order: stake, wins, rollbacks, including zero movements. */
export async function readMovementsOfBet(pool: pg.Pool, memberId: bigint, betId: bigint): Promise<MovementRow[]> {
  const { rows } = await pool.query<MovementRow>({
    name: 'movements-of-bet',
    text: `with own as (
             select t.* from ledger_transaction t
             where t.member_id = $1 and t.kind in ('bet', 'win', 'rollback')
               and t.created_at >= (select created_at from ledger_transaction where id = $2)
           ),
           direct as (select * from own where id = $2 or refers_to = $2)
           select ${COLUMNS}
           from (select * from direct union select o.* from own o join direct d on o.refers_to = d.id) t
           ${WITH_GAME} order by t.id`,
    values: [memberId, betId],
  });
  return rows;
}
