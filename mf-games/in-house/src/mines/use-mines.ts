import type { MinesRound } from '@marquee/contract/in-house';
import { useMemo } from 'react';
import { useGame } from '../app/game-context';
import { type LiveRoundCalls, useLiveRound } from '../app/use-live-round';
import { canOpen, isOpen, type MinesPending } from './mines-controls';

export interface MinesPlay {
  readonly round: MinesRound | null;
  readonly pending: MinesPending | null;
  /** @param stake decimal string in currency units */
  start(stake: string, mines: number): void;
  open(cell: number): void;
  cashOut(): void;
}

interface MinesBet {
  readonly stake: string;
  readonly mines: number;
}

/** The player's round of mines and its moves. */
export function useMines(): MinesPlay {
  const { client } = useGame();
  const calls = useMemo(
    (): LiveRoundCalls<MinesRound, MinesBet> => ({
      fetchOpenRound: () => client.minesRound(),
      start: (request) => client.minesStart(request),
      betOf: ({ stake, mines }) => ({ stake, mines }),
    }),
    [client],
  );
  const { round, pending, start, act } = useLiveRound<MinesRound, MinesBet, MinesPending>(calls);

  return {
    round,
    pending,
    start: (stake, mines) => start({ kind: 'start' }, { stake, mines }),
    open(cell) {
      if (!canOpen(round, pending, cell) || !round) return;
      act({ kind: 'pick', cell }, round, () => client.minesPick({ roundId: round.roundId, cell }));
    },
    cashOut() {
      if (!isOpen(round) || round.picks.length === 0) return;
      act({ kind: 'cash-out' }, round, () => client.minesCashOut({ roundId: round.roundId }));
    },
  };
}
