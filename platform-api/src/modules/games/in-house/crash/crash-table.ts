import type { CrashBets, CrashHistory, CrashPhase } from '@marquee/contract/in-house';
import { formatAmount } from '@marquee/contract/money';
import type { Player } from '../player';
import type { CrashRoundRow, ListedBet } from './crash-repository';
import { CRASH_TIMING } from './crash-timing';

/** Maximum number of bets listed on a page. */
const MAX_LISTED_BETS = 60;

/** By how much the clocks of two processes differ at most. */
const CLOCK_TOLERANCE_MS = 100;

/** A message of the stream in wire format; one text shared by all receivers. */
export const frameOf = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** @param nowMs by the clock of the rounds */
export function phaseOf(round: CrashRoundRow, nowMs: number): CrashPhase {
  const isOver = round.state === 'crashed' || round.state === 'void';
  const finishedMs = round.finished_at?.getTime() ?? nowMs;
  return {
    roundId: Number(round.id),
    sentAt: new Date(nowMs).toISOString(),
    ...(isOver
      ? { phase: 'crashed', at: new Date(finishedMs + CRASH_TIMING.pauseMs).toISOString() }
      : openPhaseOf(round, nowMs)),
    seedHash: round.seed_hash,
    beacon: round.beacon_chain === null ? null : { chain: round.beacon_chain, round: Number(round.beacon_round) },
    crashedAtHundredths: isOver ? round.crash_hundredths : null,
    seed: isOver ? round.seed : null,
    salt: isOver ? round.salt : null,
  };
}

/** Betting, until it closes by the clock; then the wait for the beacon; then the flight. */
function openPhaseOf(
  { took_off_at, betting_closes_at, beacon_at }: CrashRoundRow,
  nowMs: number,
): Pick<CrashPhase, 'phase' | 'at'> {
  if (took_off_at) return { phase: 'flying', at: took_off_at.toISOString() };
  const isClosed = nowMs + CLOCK_TOLERANCE_MS >= betting_closes_at.getTime();
  return isClosed && beacon_at
    ? { phase: 'drawing', at: beacon_at.toISOString() }
    : { phase: 'betting', at: betting_closes_at.toISOString() };
}

export const historyOf = (rounds: readonly CrashRoundRow[]): CrashHistory => ({
  rounds: rounds.map((round) => ({ roundId: Number(round.id), crashedAtHundredths: round.crash_hundredths ?? 100 })),
});

/** The round's bets as pages see them: those of the player's brand, play money and real money separately. */
export interface CrashTable {
  /** The message for a player, in which their own bet is marked if listed. */
  frameFor(player: Pick<Player, 'key' | 'demo' | 'brandId'>): string;
}

/**
 * Almost every page of a brand receives the same text, so it is rendered once; players with a listed bet get their own lines
 * replaced.
 */
export function crashTable(round: CrashRoundRow, bets: Iterable<ListedBet>): CrashTable {
  const all = [...bets];
  const views = new Map<string, TableView>();
  const viewOf = (table: string): TableView => {
    const view =
      views.get(table) ??
      createView(
        round,
        all.filter((bet) => tableOf(bet) === table),
      );
    views.set(table, view);
    return view;
  };
  return {
    frameFor({ key, demo, brandId }) {
      const { listedBets, total, players, lines, frame } = viewOf(tableOf({ demo, brand_id: brandId }));
      if (!players.has(key)) return frame;
      const own = listedBets.map((bet, i) =>
        bet.player === key ? JSON.stringify(lineOf(bet, true)) : (lines[i] ?? ''),
      );
      return listFrame(round, total, own);
    },
  };
}

const tableOf = ({ demo, brand_id: brandId }: Pick<ListedBet, 'demo' | 'brand_id'>): string =>
  `${brandId} ${demo ? 'demo' : 'money'}`;

interface TableView {
  readonly listedBets: readonly ListedBet[];
  readonly total: number;
  readonly players: ReadonlySet<string>;
  /** The listed bets as JSON. */
  readonly lines: readonly string[];
  /** The message for players without a listed bet. */
  readonly frame: string;
}

function createView(round: CrashRoundRow, bets: readonly ListedBet[]): TableView {
  const listedBets = bets.slice(0, MAX_LISTED_BETS);
  const lines = listedBets.map((bet) => JSON.stringify(lineOf(bet, false)));
  const players = new Set(listedBets.map(({ player }) => player));
  return { listedBets, total: bets.length, players, lines, frame: listFrame(round, bets.length, lines) };
}

const lineOf = (bet: ListedBet, isOwn: boolean): CrashBets['bets'][number] => ({
  player: bet.player_name,
  stake: formatAmount(bet.stake),
  currency: bet.currency,
  cashedOutHundredths: bet.cashed_hundredths,
  mine: isOwn,
});

/** @param lines the bets as JSON */
const listFrame = ({ id }: CrashRoundRow, total: number, lines: readonly string[]): string =>
  `event: bets\ndata: {"roundId":${id},"total":${total},"bets":[${lines.join()}]}\n\n`;
