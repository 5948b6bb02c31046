import { WINNERS_HIGHLIGHTED, WINNERS_LIMIT } from '@marquee/contract/constants';
import type { Winner } from '@marquee/contract/entities/game';

export interface RankedWinners {
  readonly podium: readonly Winner[];
  /** From rank 4. */
  readonly others: readonly Winner[];
}

export function winnerKey({ customerName, gameId, wonAt }: Pick<Winner, 'customerName' | 'gameId' | 'wonAt'>): string {
  return `${customerName} ${gameId} ${wonAt}`;
}

/** The board with live wins added: largest first, each win once, 20 at most. */
export function rankWinners(board: readonly Winner[], liveWins: readonly Winner[]): RankedWinners {
  const wins = new Map([...liveWins, ...board].map((winner) => [winnerKey(winner), winner]));
  const ranked = [...wins.values()].sort((a, b) => Number(b.winAmount) - Number(a.winAmount));
  return {
    podium: ranked.slice(0, WINNERS_HIGHLIGHTED),
    others: ranked.slice(WINNERS_HIGHLIGHTED, WINNERS_LIMIT),
  };
}
