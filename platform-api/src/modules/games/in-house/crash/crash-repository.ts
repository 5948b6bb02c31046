import type { Queryable } from '../../../../platform/database';
import type { Player } from '../player';
import type { BeaconAppointment, BeaconChain } from '../../../../platform/beacon';
import type { NextSeed } from './crash-chain';

/** How long after the end of betting a stake that was asked for before it still counts; the beacon is later. */
const GRACE_MS = 1_000;

export type CrashBetState = 'placing' | 'placed' | 'refused' | 'won' | 'lost' | 'cancelled';

export interface CrashRoundRow {
  readonly id: bigint;
  readonly seed: string;
  readonly seed_hash: string;
  readonly state: 'betting' | 'flying' | 'crashed' | 'void';
  readonly betting_closes_at: Date;
  readonly took_off_at: Date | null;
  /** The round of the beacon whose randomness is the salt; null for rounds of older releases. */
  readonly beacon_chain: BeaconChain | null;
  readonly beacon_round: bigint | null;
  readonly beacon_at: Date | null;
  readonly beacon_signature: string | null;
  readonly salt: string | null;
  readonly crash_hundredths: number | null;
  readonly finished_at: Date | null;
}

export interface CrashBetRow {
  readonly id: string;
  readonly round_id: bigint;
  readonly session_id: bigint;
  readonly player: string;
  readonly player_name: string;
  readonly brand_id: number;
  readonly token: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly stake: bigint;
  readonly auto_hundredths: number | null;
  readonly cashed_hundredths: number | null;
  readonly state: CrashBetState;
  readonly payout: bigint;
  readonly finished_at: Date | null;
}

/** Until when a round takes bets, and the round of the beacon that decides it then. */
export interface CrashSchedule extends BeaconAppointment {
  readonly chain: BeaconChain;
}

export async function insertCrashRound(
  client: Queryable,
  { chainId, position, seed, seedHash }: NextSeed,
  { closesAt, chain, round, at }: CrashSchedule,
): Promise<CrashRoundRow> {
  const { rows } = await client.query<CrashRoundRow>(
    `insert into crash_round (chain_id, position, seed, seed_hash, state, betting_closes_at, beacon_chain, beacon_round, beacon_at)
     values ($1, $2, $3, $4, 'betting', $5, $6, $7, $8) returning *`,
    [chainId, position, seed, seedHash, closesAt, chain, round, at],
  );
  return rows[0] as CrashRoundRow;
}

/** The newest round, whatever its phase. */
export async function readNewestRound(client: Queryable): Promise<CrashRoundRow | null> {
  const { rows } = await client.query<CrashRoundRow>({
    name: 'newest-crash-round',
    text: `select * from crash_round order by id desc limit 1`,
  });
  return rows[0] ?? null;
}

/** The round that takes bets at this moment, by the clock of the database. */
export async function readBettingRound(client: Queryable): Promise<bigint | null> {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'betting-crash-round',
    text: `select id from (select id, state, betting_closes_at from crash_round order by id desc limit 1) newest
           where state = 'betting' and clock_timestamp() < betting_closes_at`,
  });
  return rows[0]?.id ?? null;
}

/** @param lock `share`: the phase cannot change until the transaction ends; `update`: one changes it */
export async function readCrashRound(client: Queryable, id: bigint, lock: 'share' | 'update'): Promise<CrashRoundRow> {
  const { rows } = await client.query<CrashRoundRow>(`select * from crash_round where id = $1 for ${lock}`, [id]);
  return rows[0] as CrashRoundRow;
}

/** Rounds that have not ended, such as those of an ended process; nobody else changes them until the transaction ends. */
export async function lockOpenRounds(client: Queryable): Promise<bigint[]> {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'lock-open-crash-rounds',
    text: `select id from crash_round where state in ('betting', 'flying') for update`,
  });
  return rows.map(({ id }) => id);
}

/** What the beacon decides. */
export interface Flight {
  readonly salt: string;
  readonly signature: string;
  readonly crashHundredths: number;
}

export async function startFlight(
  client: Queryable,
  id: bigint,
  { salt, signature, crashHundredths }: Flight,
): Promise<CrashRoundRow> {
  const { rows } = await client.query<CrashRoundRow>({
    name: 'start-crash-flight',
    // Whole milliseconds, so that pages and processes count from exactly the moment in the database.
    text: `update crash_round set state = 'flying', salt = $2, crash_hundredths = $3, beacon_signature = $4,
             took_off_at = greatest(date_trunc('milliseconds', clock_timestamp()), beacon_at) where id = $1 returning *`,
    values: [id, salt, crashHundredths, signature],
  });
  return rows[0] as CrashRoundRow;
}

export async function finishCrashRound(client: Queryable, id: bigint, state: 'crashed' | 'void'): Promise<void> {
  await client.query({
    name: 'finish-crash-round',
    text: 'update crash_round set state = $2, finished_at = clock_timestamp() where id = $1',
    values: [id, state],
  });
}

/** The time by the database's clock, which all processes share. */
export async function readDatabaseTime(client: Queryable): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>({ name: 'clock', text: 'select clock_timestamp() as now' });
  return (rows[0] as { now: Date }).now;
}

/** Sends payloads to every process that listens; within a transaction, when it commits. */
export async function notifyProcesses(client: Queryable, channel: string, payloads: readonly string[]): Promise<void> {
  await client.query({
    name: 'announce-crash',
    // As JSON: an array would be escaped character by character.
    text: 'select pg_notify($1, payload) from json_array_elements_text($2::json) payload',
    values: [channel, JSON.stringify(payloads)],
  });
}

export async function readCrashHistory(client: Queryable, limit: number): Promise<CrashRoundRow[]> {
  const { rows } = await client.query<CrashRoundRow>(
    `select * from crash_round where state = 'crashed' order by id desc limit $1`,
    [limit],
  );
  return rows;
}

export interface NewCrashBet {
  readonly player: Player;
  readonly id: string;
  readonly roundId: bigint;
  readonly stake: bigint;
  readonly autoHundredths: number | null;
}

export async function insertCrashBets(client: Queryable, bets: readonly NewCrashBet[]): Promise<void> {
  const rows = bets.map(({ player, ...bet }) => ({
    id: bet.id,
    round_id: String(bet.roundId),
    session_id: String(player.sessionId),
    player: player.key,
    player_name: player.name,
    brand_id: player.brandId,
    token: player.token,
    demo: player.demo,
    currency: player.currency,
    stake: String(bet.stake),
    auto_hundredths: bet.autoHundredths,
  }));
  await client.query({
    name: 'insert-crash-bets',
    text: `insert into crash_bet (id, round_id, session_id, player, player_name, brand_id, token, demo, currency, stake, auto_hundredths, state)
           select id, round_id, session_id, player, player_name, brand_id, token, demo, currency, stake, auto_hundredths, 'placing'
           from json_populate_recordset(null::crash_bet, $1)`,
    values: [JSON.stringify(rows)],
  });
}

/** Which of these bets already exist. */
export async function readExistingBets(client: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'known-crash-bets',
    text: 'select id from crash_bet where id = any($1::uuid[])',
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
}

export async function readCrashBet(client: Queryable, id: string, lock = false): Promise<CrashBetRow | null> {
  const { rows } = await client.query<CrashBetRow>(
    `select * from crash_bet where id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function readRoundBets(client: Queryable, roundId: bigint): Promise<CrashBetRow[]> {
  const { rows } = await client.query<CrashBetRow>({
    name: 'crash-round-bets',
    text: `select * from crash_bet where round_id = $1 and state not in ('refused', 'cancelled') order by created_at, id`,
    values: [roundId],
  });
  return rows;
}

/** The fields of a bet that pages show: thousands are read at once. */
const LISTED_COLUMNS = [
  'id',
  'round_id',
  'player',
  'player_name',
  'brand_id',
  'demo',
  'currency',
  'stake',
  'auto_hundredths',
  'cashed_hundredths',
  'state',
  'payout',
] as const;
export type ListedBet = Pick<CrashBetRow, (typeof LISTED_COLUMNS)[number]>;

export async function readListedRoundBets(client: Queryable, roundId: bigint): Promise<ListedBet[]> {
  const { rows } = await client.query<ListedBet>({
    name: 'shown-crash-round-bets',
    text: `select ${LISTED_COLUMNS.join()} from crash_bet
           where round_id = $1 and state not in ('refused', 'cancelled') order by created_at, id`,
    values: [roundId],
  });
  return rows;
}

/** Bets of any rounds, such as those that have changed. */
export async function readListedBets(client: Queryable, ids: readonly string[]): Promise<ListedBet[]> {
  const { rows } = await client.query<ListedBet>({
    name: 'shown-crash-bets',
    text: `select ${LISTED_COLUMNS.join()} from crash_bet where id = any($1::uuid[]) and state not in ('refused', 'cancelled')`,
    values: [ids],
  });
  return rows;
}

/** Bets of a round that have not ended. */
export async function readPlacedBets(client: Queryable, roundId: bigint): Promise<CrashBetRow[]> {
  const { rows } = await client.query<CrashBetRow>({
    name: 'placed-crash-bets',
    text: `select * from crash_bet where round_id = $1 and state = 'placed' order by created_at, id`,
    values: [roundId],
  });
  return rows;
}

/** Placed bets whose own cash-out point a flight has reached, up to a limit. */
export async function readDueBets(
  client: Queryable,
  roundId: bigint,
  reachedHundredths: number,
  most: number,
): Promise<CrashBetRow[]> {
  const { rows } = await client.query<CrashBetRow>({
    name: 'crash-due-bets',
    text: `select * from crash_bet where round_id = $1 and state = 'placed' and auto_hundredths <= $2 limit $3`,
    values: [roundId, reachedHundredths, most],
  });
  return rows;
}

export async function readAbandonedBets(client: Queryable, olderThanMs: number): Promise<CrashBetRow[]> {
  const { rows } = await client.query<CrashBetRow>(
    `select * from crash_bet where state = 'placing' and created_at < now() - $1 * interval '1 millisecond' for update skip locked`,
    [olderThanMs],
  );
  return rows;
}

/** A bet with the proof of its round. */
export type FinishedBetRow = CrashBetRow &
  Pick<
    CrashRoundRow,
    'seed' | 'seed_hash' | 'salt' | 'crash_hundredths' | 'beacon_chain' | 'beacon_round' | 'beacon_signature'
  >;

export async function readFinishedBets(client: Queryable, player: string, limit: number): Promise<FinishedBetRow[]> {
  const { rows } = await client.query<FinishedBetRow>(
    `select b.*, r.seed, r.seed_hash, r.salt, r.crash_hundredths, r.beacon_chain, r.beacon_round, r.beacon_signature from crash_bet b join crash_round r on r.id = b.round_id
     where b.player = $1 and b.state in ('won', 'lost') and r.state = 'crashed' order by b.finished_at desc limit $2`,
    [player, limit],
  );
  return rows;
}

/**
 * Changes a bet's state; `from` prevents doing it twice.
 * @returns whether it was in that state
 */
export async function moveBet(
  client: Queryable,
  id: string,
  from: CrashBetState,
  to: CrashBetState,
  result: { cashed?: number; payout?: bigint } = {},
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'move-crash-bet',
    text: `update crash_bet set state = $3, cashed_hundredths = $4, payout = coalesce($5, payout),
             finished_at = case when $3 in ('placing', 'placed') then null else clock_timestamp() end
           where id = $1 and state = $2`,
    values: [id, from, to, result.cashed ?? null, result.payout ?? null],
  });
  return rowCount === 1;
}

/** Confirms bets whose stakes were taken, if the betting of their round is still open: never once its beacon may be known. */
export async function placeBets(client: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, CrashBetRow>> {
  const { rows } = await client.query<CrashBetRow>({
    name: 'place-crash-bets',
    // Locks the rounds so that they cannot take off meanwhile.
    text: `with round as (
             select id from crash_round where id in (select round_id from crash_bet where id = any($1::uuid[])) and state = 'betting'
               and clock_timestamp() < betting_closes_at + interval '${GRACE_MS} milliseconds' for share)
           update crash_bet set state = 'placed' from round
           where crash_bet.id = any($1::uuid[]) and round_id = round.id and state = 'placing' returning crash_bet.*`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The end of a placed bet. */
export interface BetClosing {
  readonly bet: CrashBetRow;
  /** Where it cashed out; null when it is lost. */
  readonly hundredths: number | null;
  readonly payout: bigint;
}

/**
 * Ends placed bets in one statement.
 * @returns ids of those that had not ended before
 */
export async function endPlacedBets(client: Queryable, closings: readonly BetClosing[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'end-crash-bets',
    text: `update crash_bet b set state = case when e.hundredths is null then 'lost' else 'won' end,
             cashed_hundredths = e.hundredths, payout = e.payout, finished_at = clock_timestamp()
           from unnest($1::uuid[], $2::integer[], $3::bigint[]) e (id, hundredths, payout)
           where b.id = e.id and b.state = 'placed' returning b.id`,
    values: [
      closings.map(({ bet }) => bet.id),
      closings.map(({ hundredths }) => hundredths),
      closings.map(({ payout }) => String(payout)),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}
