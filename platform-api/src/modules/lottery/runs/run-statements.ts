import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

export type RunKind = 'settle' | 'correct' | 'void';

/** A chunk of a run under way, locked for the transaction. */
export interface Chunk {
  readonly runId: bigint;
  readonly no: number;
  readonly kind: RunKind;
  readonly drawId: bigint;
  readonly revision: number;
  readonly shape: LotteryShape;
  /** As confirmed; null for the void of a draw without one. */
  readonly result: unknown;
}

export interface ChunkTicket {
  readonly betId: bigint;
  readonly memberId: bigint;
  readonly lines: string;
  /** Ledger units. */
  readonly validStake: bigint;
  readonly chaseId: bigint | null;
}

/** The next chunk that no other worker has; null when there is none. */
export async function takeChunk(tx: Queryable): Promise<Chunk | null> {
  const { rows } = await tx.query<Chunk>({
    name: 'take-chunk',
    text: `select c.run_id as "runId", c.no, r.kind, r.draw_id as "drawId", r.revision, g.shape, s.result
           from lottery_chunk c
           join lottery_run r on r.id = c.run_id and r.state = 'running'
           join lottery_draw d on d.id = r.draw_id
           join lottery_game g on g.id = d.lottery_id
           left join lottery_result s on s.draw_id = r.draw_id and s.revision = r.revision
           where c.done_at is null and (c.retry_at is null or c.retry_at <= clock_timestamp())
           order by c.run_id, c.no limit 1 for update of c skip locked`,
  });
  return rows[0] ?? null;
}

/** All tickets of a chunk, also those that ended before. */
export async function readChunkTickets(tx: Queryable, { runId, no, drawId }: Chunk): Promise<ChunkTicket[]> {
  const { rows } = await tx.query<ChunkTicket>({
    name: 'chunk-tickets',
    text: `select t.bet_id as "betId", t.member_id as "memberId", t.lines, t.valid_stake as "validStake", t.chase_id as "chaseId"
           from lottery_chunk c
           join lottery_ticket t on t.draw_id = $3 and t.bet_id between c.first_bet and c.last_bet
                                and t.placed_at between c.first_at and c.last_at
           where c.run_id = $1 and c.no = $2`,
    values: [runId, no, drawId],
  });
  return rows;
}

/** A ticket of a member who has other tickets that it is weighed with. */
export type HeldTicket = Pick<ChunkTicket, 'betId' | 'memberId' | 'lines' | 'validStake'>;

/**
 * All tickets of those members of a chunk who have more than one on the draw, by member and in the order placed.
 * @param single members whose only ticket is read too
 */
export async function readHeldTickets(
  tx: Queryable,
  drawId: bigint,
  memberIds: readonly bigint[],
  single: readonly bigint[],
): Promise<HeldTicket[]> {
  const { rows } = await tx.query<HeldTicket>({
    name: 'held-tickets',
    text: `select t.bet_id as "betId", t.member_id as "memberId", t.lines, t.valid_stake as "validStake"
           from (
             select t.*, count(*) over (partition by t.member_id) as held from lottery_ticket t
             join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status not in ('void', 'rolled_back')
             where t.draw_id = $1 and t.member_id = any($2::bigint[])
           ) t where t.held > 1 or t.member_id = any($3::bigint[]) order by t.member_id, t.bet_id`,
    values: [drawId, memberIds, single],
  });
  return rows;
}

/** A ticket on a station of a pair. */
export interface StationTicket {
  readonly memberId: bigint;
  /** Place of the station in the pair. */
  readonly station: number;
  readonly shape: LotteryShape;
  readonly lines: string;
}

/** What members of a chunk of a pair have on its two stations. */
export async function readStationTickets(
  tx: Queryable,
  drawId: bigint,
  memberIds: readonly bigint[],
): Promise<StationTicket[]> {
  const { rows } = await tx.query<StationTicket>({
    name: 'station-tickets',
    text: `select t.member_id as "memberId", (d.id = p.second_station)::int as station, g.shape, t.lines
           from lottery_draw p
           join lottery_draw d on d.id in (p.first_station, p.second_station)
           join lottery_game g on g.id = d.lottery_id
           join lottery_ticket t on t.draw_id = d.id and t.member_id = any($2::bigint[])
           join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status not in ('void', 'rolled_back')
           where p.id = $1 order by t.member_id, t.bet_id`,
    values: [drawId, memberIds],
  });
  return rows;
}

/** What became of the tickets of a chunk, in their order; ledger units. */
export interface ChunkPayouts {
  readonly betIds: readonly bigint[];
  readonly payouts: readonly bigint[];
  readonly validBets: readonly bigint[];
}

export async function settleChunk(
  tx: Queryable,
  chunk: Chunk,
  { betIds, payouts, validBets }: ChunkPayouts,
): Promise<void> {
  await tx.query({
    name: 'settle-draw-chunk',
    text: 'select settle_draw_chunk($1, $2, $3, $4, $5)',
    values: [chunk.runId, chunk.no, betIds, payouts, validBets],
  });
}

export async function correctChunk(tx: Queryable, chunk: Chunk, { betIds, payouts }: ChunkPayouts): Promise<void> {
  await tx.query({
    name: 'correct-draw-chunk',
    text: 'select correct_draw_chunk($1, $2, $3, $4)',
    values: [chunk.runId, chunk.no, betIds, payouts],
  });
}

export async function voidChunk(tx: Queryable, chunk: Chunk): Promise<void> {
  await tx.query({ name: 'void-draw-chunk', text: 'select void_draw_chunk($1, $2)', values: [chunk.runId, chunk.no] });
}

/** Why a chunk failed; it is tried again after a while. */
export async function recordChunkFault(
  db: Queryable,
  { runId, no }: Chunk,
  fault: string,
  retryMs: number,
): Promise<void> {
  await db.query({
    name: 'chunk-fault',
    text: `update lottery_chunk set fault = $3, retry_at = clock_timestamp() + $4 * interval '1 millisecond'
           where run_id = $1 and no = $2 and done_at is null`,
    values: [runId, no, fault, retryMs],
  });
}

/** Ends a run that has no chunk left. @returns whether there was one that nobody else ended */
export async function finishRun(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ isFinished: boolean }>({
    name: 'finish-draw-run',
    text: `select finish_draw_run(r.id) as "isFinished" from lottery_run r
           where r.state = 'running' and not exists (select from lottery_chunk c where c.run_id = r.id and c.done_at is null)
           order by r.id limit 1`,
  });
  return rows[0]?.isFinished === true;
}

/** A ticket whose payout a chunk changed, with its member's cash. */
export interface PaidTicket {
  readonly betId: bigint;
  readonly memberId: bigint;
  readonly currency: string;
  readonly cash: bigint;
}

export async function readPaidTickets(db: Queryable, { runId, no, drawId, revision }: Chunk): Promise<PaidTicket[]> {
  const { rows } = await db.query<PaidTicket>({
    name: 'paid-tickets',
    text: `select p.bet_id as "betId", w.member_id as "memberId", b.currency, w.balance as cash
           from lottery_chunk c
           join lottery_payout p on p.draw_id = $3 and p.bet_id between c.first_bet and c.last_bet and p.revision = $4
           join lottery_ticket t on t.draw_id = $3 and t.bet_id = p.bet_id and t.placed_at between c.first_at and c.last_at
           join wallet w on w.member_id = t.member_id and w.kind = 'cash'
           join member m on m.id = t.member_id
           join brand b on b.id = m.brand_id
           where c.run_id = $1 and c.no = $2`,
    values: [runId, no, drawId, revision],
  });
  return rows;
}
