import type { HiLoMove } from '@marquee/contract/fairness/hi-lo';
import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useMemo } from 'react';
import { useGame } from '../app/game-context';
import { type LiveRoundCalls, useLiveRound } from '../app/use-live-round';
import { canSkip, type HiLoPending, hiLoActionOf, isOpen } from './hi-lo-controls';

export interface HiLoPlay {
  readonly round: HiLoRound | null;
  readonly pending: HiLoPending | null;
  /** @param stake decimal string in currency units */
  start(stake: string): void;
  move(move: HiLoMove): void;
  cashOut(): void;
}

interface HiLoBet {
  readonly stake: string;
}

/** The player's round of hi-lo and its moves. */
export function useHiLo(): HiLoPlay {
  const { client } = useGame();
  const calls = useMemo(
    (): LiveRoundCalls<HiLoRound, HiLoBet> => ({
      fetchOpenRound: () => client.hiLoRound(),
      start: (request) => client.hiLoStart(request),
      betOf: ({ stake }) => ({ stake }),
    }),
    [client],
  );
  const { round, pending, start, act } = useLiveRound<HiLoRound, HiLoBet, HiLoPending>(calls);

  return {
    round,
    pending,
    start: (stake) => start('start', { stake }),
    move(move) {
      if (!isOpen(round) || (move === 'skip' && !canSkip(round))) return;
      const { roundId, moves } = round;
      act('move', round, () => client.hiLoMove({ roundId, step: moves.length, move }));
    },
    cashOut() {
      if (!isOpen(round) || hiLoActionOf(round) !== 'cash-out') return;
      act('cash-out', round, () => client.hiLoCashOut({ roundId: round.roundId }));
    },
  };
}
