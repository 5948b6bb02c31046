import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** A draw that others wait for. */
export interface LockedDraw {
  readonly id: bigint;
  readonly lotteryId: number;
  readonly gameCode: string;
  readonly shape: LotteryShape;
  readonly zone: string;
  readonly source: 'own' | 'feed' | 'manual' | 'stations';
  readonly issue: string;
  readonly state: 'scheduled' | 'open' | 'closed' | 'drawn' | 'settling' | 'settled' | 'void';
  readonly revision: number;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  /** By the clock of the database. */
  readonly isOver: boolean;
  readonly now: Date;
}

/** Locks a draw until the transaction ends. */
export async function readLockedDraw(tx: Queryable, id: bigint): Promise<LockedDraw | null> {
  const { rows } = await tx.query<LockedDraw>(
    `select d.id, g.id as "lotteryId", g.code as "gameCode", g.shape, g.zone, g.source, d.issue, d.state, d.revision,
       d.closes_at as "closesAt", d.draws_at as "drawsAt", d.draws_at <= clock_timestamp() as "isOver",
       clock_timestamp() as now
     from lottery_draw d join lottery_game g on g.id = d.lottery_id where d.id = $1 for update of d`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the open tickets of a draw hold at one brand. */
export interface DrawStakes {
  readonly brand: string;
  readonly currency: string;
  readonly tickets: number;
  /** Ledger units. */
  readonly stake: bigint;
}

/** By brand, of all tickets of a draw whose stakes a void gives back. */
export async function readDrawStakes(db: Queryable, drawId: bigint): Promise<readonly DrawStakes[]> {
  const { rows } = await db.query<DrawStakes>({
    name: 'lottery-draw-stakes',
    text: `select o.code as brand, o.currency, count(*)::integer as tickets, sum(t.stake)::bigint as stake
           from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at join brand o on o.id = b.brand_id
           where t.draw_id = $1 and b.status not in ('void', 'rolled_back') group by o.code, o.currency order by o.code`,
    values: [drawId],
  });
  return rows;
}

/** Game and issue. */
export async function readDrawName(db: Queryable, drawId: bigint): Promise<string> {
  const { rows } = await db.query<{ name: string }>({
    name: 'lottery-draw-name',
    text: `select g.code || ' ' || d.issue as name from lottery_draw d join lottery_game g on g.id = d.lottery_id where d.id = $1`,
    values: [drawId],
  });
  return (rows[0] as { name: string }).name;
}

/** Voids a draw by two persons; its stakes go back by a run. */
export async function voidDraw(
  tx: Queryable,
  drawId: bigint,
  { reason, requestedBy, confirmedBy }: { reason: string; requestedBy: number; confirmedBy: number },
): Promise<void> {
  await tx.query({
    name: 'lottery-draw-void',
    text: 'select void_draw($1, $2, $3, $4)',
    values: [drawId, reason, requestedBy, confirmedBy],
  });
}

/** The time that the calendar says of a draw. */
export async function readPlannedTime(tx: Queryable, drawId: bigint): Promise<Date> {
  const { rows } = await tx.query<{ at: Date }>({
    name: 'lottery-draw-planned',
    text: 'select coalesce(moved_from, draws_at) as at from lottery_draw where id = $1',
    values: [drawId],
  });
  return (rows[0] as { at: Date }).at;
}

/** Moves a draw; one that comes earlier than it was to open is open from now on. */
export async function moveDraw(
  tx: Queryable,
  drawId: bigint,
  { drawsAt, closesAt }: Pick<LockedDraw, 'drawsAt' | 'closesAt'>,
): Promise<void> {
  await tx.query({
    name: 'lottery-draw-move',
    text: `update lottery_draw set moved_from = coalesce(moved_from, draws_at), draws_at = $2, closes_at = $3,
             opens_at = case when opens_at < $3 then opens_at else clock_timestamp() end where id = $1`,
    values: [drawId, drawsAt, closesAt],
  });
}

/**
 * Closes the betting of a draw whose result is out before the time of its calendar.
 * @returns whether it took bets until now
 */
export async function closeBetting(tx: Queryable, drawId: bigint): Promise<boolean> {
  const values = [drawId];
  // A draw is open before it closes.
  await tx.query({
    name: 'lottery-draw-open-early',
    text: `update lottery_draw set state = 'open', opens_at = clock_timestamp() - interval '1 second' where id = $1 and state = 'scheduled'`,
    values,
  });
  await tx.query({
    name: 'lottery-draw-end-early',
    text: `update lottery_draw d set moved_from = coalesce(moved_from, draws_at), closes_at = n.now, draws_at = n.now,
             opens_at = least(opens_at, n.now - interval '1 second')
           from (select clock_timestamp() as now) n where id = $1 and state = 'open' and draws_at > n.now`,
    values,
  });
  const { rowCount } = await tx.query({
    name: 'lottery-draw-close-early',
    text: `update lottery_draw set state = 'closed' where id = $1 and state = 'open' and draws_at <= clock_timestamp()`,
    values,
  });
  return rowCount === 1;
}
