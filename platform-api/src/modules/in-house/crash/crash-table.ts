import type { CrashBets, CrashHistory, CrashPhase } from '@marquee/contract/in-house';
import { formatAmount } from '@marquee/contract/money';
import type { Player } from '../player';
import type { CrashBetRow, CrashRoundRow } from './crash-repository';
import { CRASH_TIMING } from './crash-timing';

/** Bets of others that a page is shown. */
const SHOWN_BETS = 60;

/** A message of the stream as it goes over the wire; one text for all who are sent the same. */
export const frameOf = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export function phaseOf(round: CrashRoundRow): CrashPhase {
  const isOver = round.state === 'crashed' || round.state === 'void';
  const finishedMs = (round.finished_at ?? new Date()).getTime();
  const at = isOver ? new Date(finishedMs + CRASH_TIMING.pauseMs) : (round.took_off_at ?? round.betting_closes_at);
  return {
    roundId: Number(round.id),
    phase: isOver ? 'crashed' : round.state === 'flying' ? 'flying' : 'betting',
    sentAt: new Date().toISOString(),
    at: at.toISOString(),
    seedHash: round.seed_hash,
    crashedAtHundredths: isOver ? round.crash_hundredths : null,
    seed: isOver ? round.seed : null,
    salt: isOver ? round.salt : null,
  };
}

export const historyOf = (rounds: readonly CrashRoundRow[]): CrashHistory => ({
  rounds: rounds.map((round) => ({ roundId: Number(round.id), crashedAtHundredths: round.crash_hundredths ?? 100 })),
});

/** The round's bets as pages see them: play money and real money apart. */
export interface CrashTable {
  /** The message for a player: their own bet is marked where it is among those shown. */
  frameFor(player: Pick<Player, 'key' | 'demo'>): string;
}

/** Nearly everybody is sent the same text, so it is written once; only who has a bet in it gets a text of their own. */
export function crashTable(round: CrashRoundRow, bets: Iterable<CrashBetRow>): CrashTable {
  const all = [...bets];
  const viewOf = (demo: boolean) => {
    const shown = all.filter((bet) => bet.demo === demo).slice(0, SHOWN_BETS);
    return { shown, players: new Set(shown.map(({ player }) => player)), frame: frameOf('bets', listOf(round, shown)) };
  };
  const [forMoney, inDemo] = [viewOf(false), viewOf(true)];
  return {
    frameFor({ key, demo }) {
      const seen = demo ? inDemo : forMoney;
      return seen.players.has(key) ? frameOf('bets', listOf(round, seen.shown, key)) : seen.frame;
    },
  };
}

function listOf(round: CrashRoundRow, bets: readonly CrashBetRow[], ownKey?: string): CrashBets {
  return {
    roundId: Number(round.id),
    bets: bets.map((bet) => ({
      player: bet.player_name,
      stake: formatAmount(bet.stake),
      currency: bet.currency,
      cashedOutHundredths: bet.cashed_hundredths,
      mine: bet.player === ownKey,
    })),
  };
}
