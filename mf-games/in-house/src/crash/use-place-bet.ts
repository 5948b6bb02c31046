import type { CrashBet } from '@marquee/contract/in-house';
import { useCallback } from 'react';
import { EngineError } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { useBetIntent } from '../app/use-bet-intent';

/** What the player stakes on a round. */
export interface CrashStake {
  /** Decimal string in currency units. */
  readonly stake: string;
  readonly autoCashOutHundredths: number | null;
}

/**
 * Places bets on a round; a bet whose fate is not known, placed again in its round, is one bet.
 * @param roundId the round whose betting is open
 */
export function usePlaceBet(roundId: number | null): (stake: CrashStake) => Promise<CrashBet> {
  const { client } = useGame();
  const { ask } = useBetIntent();
  return useCallback(
    async ({ stake, autoCashOutHundredths }) => {
      if (roundId === null) throw new EngineError('round_not_open');
      const answer = await ask({ roundId, stake, autoCashOutHundredths }, (betId) =>
        client.crashBet({ betId, stake, autoCashOutHundredths }),
      );
      if (answer.state === 'refused' || answer.state === 'cancelled') throw new EngineError('round_not_open');
      return answer;
    },
    [client, roundId, ask],
  );
}
