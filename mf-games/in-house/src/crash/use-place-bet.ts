import type { CrashBet } from '@marquee/contract/in-house';
import { useCallback } from 'react';
import { EngineError } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { useBetIntent } from '../app/use-bet-intent';
import type { CrashStake } from './crash-state';

/**
 * Places bets on a round. A bet that is repeated in its round because its answer was lost stays one bet.
 * @param roundId the round whose betting is open
 */
export function usePlaceBet(roundId: number | null): (stake: CrashStake) => Promise<CrashBet> {
  const { client } = useGame();
  const { place } = useBetIntent();
  return useCallback(
    async ({ stake, autoCashOutHundredths, auto = false }) => {
      if (roundId === null) throw new EngineError('round_not_open');
      const answer = await place({ roundId, stake, autoCashOutHundredths }, (betId) =>
        client.crashBet({ betId, stake, autoCashOutHundredths, auto }),
      );
      if (answer.state === 'refused' || answer.state === 'cancelled') throw new EngineError('round_not_open');
      return answer;
    },
    [client, roundId, place],
  );
}
