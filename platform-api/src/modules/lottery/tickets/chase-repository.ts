import type { LotteryChase } from '@marquee/contract/calls/lottery-orders';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** A chase with what became of its tickets. */
export interface ChaseRow {
  readonly id: bigint;
  readonly gameCode: string;
  readonly createdAt: Date;
  readonly state: LotteryChase['state'];
  readonly stopOnWin: boolean;
  readonly issues: number;
  readonly played: number;
  readonly returned: number;
  /** Ledger units; `stake` without what was returned. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/** The chases of a member, `$1`, in a lottery, `$2`, or in any. */
const OF_MEMBER = `from lottery_chase c join lottery_game g on g.id = c.lottery_id
  where c.member_id = $1 and ($2::text is null or g.code = $2)`;

/** How many chases a member has. @param gameCode null: of any lottery */
export async function countChases(db: Queryable, memberId: bigint, gameCode: string | null): Promise<number> {
  const { rows } = await db.query<{ total: number }>({
    name: 'lottery-chases-count',
    text: `select count(*)::int as total ${OF_MEMBER}`,
    values: [memberId, gameCode],
  });
  return rows[0]?.total ?? 0;
}

/** A member's chases, the latest first. @param gameCode null: of any lottery */
export async function readChases(
  db: Queryable,
  memberId: bigint,
  gameCode: string | null,
  page: { readonly limit: number; readonly offset: number },
): Promise<ChaseRow[]> {
  const { rows } = await db.query<ChaseRow>({
    name: 'lottery-chases',
    text: `with mine as materialized (select c.*, g.code ${OF_MEMBER} order by c.id desc limit $3 offset $4)
           select c.id, c.code as "gameCode", c.created_at as "createdAt", c.state, c.stop_on_win as "stopOnWin", s.*
           from mine c
           cross join lateral (
             select count(*)::int as issues, count(*) filter (where b.status in ('won', 'lost', 'pushed'))::int as played,
               count(*) filter (where b.status = 'rolled_back')::int as returned,
               coalesce(sum(t.stake) filter (where b.status <> 'rolled_back'), 0)::bigint as stake,
               coalesce(sum(b.payout), 0)::bigint as payout
             from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
             where t.chase_id = c.id
           ) s
           order by c.id desc`,
    values: [memberId, gameCode, page.limit, page.offset],
  });
  return rows;
}

/** The chase of a repeated order, by the ledger's key of its first ticket; null for a new order. */
export async function readChaseOfKey(db: Queryable, key: string): Promise<bigint | null> {
  const { rows } = await db.query<{ chase_id: bigint }>({
    name: 'chase-of-key',
    text: `select t.chase_id from ledger_transaction s
           join bet b on b.id = s.id and b.placed_at = s.created_at
           join lottery_ticket t on t.draw_id = b.round_id::bigint and t.bet_id = b.id and t.placed_at = b.placed_at
           where s.source = 'lottery' and s.key = $1 and t.chase_id is not null`,
    values: [key],
  });
  return rows[0]?.chase_id ?? null;
}

/** Writes a running chase. @returns its id */
export async function insertChase(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  lotteryId: number,
  stopOnWin: boolean,
): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'insert-chase',
    text: `insert into lottery_chase (brand_id, member_id, lottery_id, stop_on_win) values ($1, $2, $3, $4) returning id`,
    values: [brandId, memberId, lotteryId, stopOnWin],
  });
  const [chase] = rows;
  if (!chase) throw new Error('the chase was not stored');
  return chase.id;
}

/** Ends those of the chases that run and stop on a win. @returns their ids */
export async function markChasesWon(db: Queryable, chaseIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'won-chases',
    text: `update lottery_chase set state = 'won' where id = any($1) and stop_on_win and state = 'running' returning id`,
    values: [chaseIds],
  });
  return rows.map(({ id }) => id);
}

/** Stops a chase of the member that is running. @returns the chase afterwards; null for another's and for none */
export async function markChaseStopped(
  db: Queryable,
  chaseId: bigint | null,
  memberId: bigint,
): Promise<{ readonly id: bigint; readonly state: LotteryChase['state'] } | null> {
  const { rows } = await db.query<{ id: bigint; state: LotteryChase['state'] }>({
    name: 'stop-chase',
    text: `update lottery_chase set state = case state when 'running' then 'stopped' else state end
           where id = $1 and member_id = $2 returning id, state`,
    values: [chaseId, memberId],
  });
  return rows[0] ?? null;
}

/** An open ticket of a chase. */
export interface ChaseTicketRow {
  readonly drawId: bigint;
  /** Of the stake in the ledger. */
  readonly key: string;
  readonly brandId: number;
  readonly memberId: bigint;
  /** Ledger units. */
  readonly stake: bigint;
  readonly lines: string;
  readonly shape: LotteryShape;
  readonly gameCode: string;
  readonly issue: string;
}

/** The open tickets of chases on draws in these states, in the order in which tickets are locked. */
export async function readChaseTickets(
  db: Queryable,
  chaseIds: readonly bigint[],
  drawStates: readonly ('scheduled' | 'open')[],
): Promise<ChaseTicketRow[]> {
  const { rows } = await db.query<ChaseTicketRow>({
    name: 'later-tickets',
    text: `select t.draw_id as "drawId", s.key, b.brand_id as "brandId", t.member_id as "memberId", t.stake, t.lines, g.shape,
             g.code as "gameCode", d.issue
           from lottery_ticket t
           join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status = 'open'
           join ledger_transaction s on s.id = t.bet_id
           join lottery_draw d on d.id = t.draw_id and d.state = any($2::draw_state[])
           join lottery_game g on g.id = d.lottery_id
           where t.chase_id = any($1) order by t.draw_id, t.bet_id`,
    values: [chaseIds, drawStates],
  });
  return rows;
}
