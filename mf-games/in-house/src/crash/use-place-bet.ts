import type { CrashBet } from '@marquee/contract/in-house';
import { useCallback, useRef } from 'react';
import { EngineError, engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { newId } from '../app/new-id';

/** What the player stakes on a round. */
export interface CrashStake {
  /** Decimal string in currency units. */
  readonly stake: string;
  readonly autoCashOutHundredths: number | null;
}

interface Intent extends CrashStake {
  readonly betId: string;
  readonly roundId: number;
}

/**
 * Places bets on a round. The id of a bet whose fate is not known is kept: repeated in its round, it is one bet.
 * @param roundId the round whose betting is open
 */
export function usePlaceBet(roundId: number | null): (stake: CrashStake) => Promise<CrashBet> {
  const { client } = useGame();
  const intent = useRef<Intent | null>(null);
  return useCallback(
    async (stake) => {
      if (roundId === null) throw new EngineError('round_not_open');
      const bet = sameIntent(intent.current, roundId, stake) ?? { ...stake, betId: newId(), roundId };
      intent.current = bet;
      const { betId, autoCashOutHundredths } = bet;
      const answer = await client
        .crashBet({ betId, stake: bet.stake, autoCashOutHundredths })
        .catch((cause: unknown) => {
          if (engineErrorOf(cause).code !== 'network_abnormal') intent.current = null;
          throw cause;
        });
      if (answer.state !== 'placing') intent.current = null;
      if (answer.state === 'refused' || answer.state === 'cancelled') throw new EngineError('round_not_open');
      return answer;
    },
    [client, roundId],
  );
}

function sameIntent(known: Intent | null, roundId: number, stake: CrashStake): Intent | null {
  const isSame =
    known?.roundId === roundId &&
    known.stake === stake.stake &&
    known.autoCashOutHundredths === stake.autoCashOutHundredths;
  return isSame ? known : null;
}
