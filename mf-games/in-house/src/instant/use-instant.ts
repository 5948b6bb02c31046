import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InstantOutcome } from '@marquee/contract/fairness/instant-games';
import type { InstantRound } from '@marquee/contract/in-house-rounds';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { useCallback, useRef, useState } from 'react';
import { EngineError } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { useBetIntent } from '../app/use-bet-intent';
import { motionMs, wait } from './motion';

export interface InstantBet {
  /** Decimal string in currency units. */
  readonly stake: string;
  readonly options: object;
  /** Part of a series of rounds. */
  readonly auto: boolean;
}

/** A round whose stake was taken. */
export type PlayedRound<Code extends InstantCode = InstantCode> = InstantRound<Code> & {
  readonly outcome: InstantOutcome<Code>;
};

export interface InstantPlay<Code extends InstantCode = InstantCode> {
  /** The last round; the stage animates it while `phase` is `showing`. */
  readonly round: PlayedRound<Code> | null;
  readonly phase: 'ready' | 'asking' | 'showing';
  /** Rounds since the game was opened, newest first, each added after its animation. */
  readonly past: readonly PlayedRound<Code>[];
  /** @returns the round after its animation, null when it did not take place */
  play(bet: InstantBet): Promise<PlayedRound<Code> | null>;
}

const MAX_PAST_ROUNDS = 25;

/**
 * Plays rounds one at a time. A bet whose answer was lost is repeated under its id, so that it is one bet.
 * @param showMs how long the stage takes to show a result
 */
export function useInstant<Code extends InstantCode>(game: Code, showMs: number): InstantPlay<Code> {
  const { client, setBalance, fail, dismissProblem, play: sound } = useGame();
  const [round, setRound] = useState<PlayedRound<Code> | null>(null);
  const [phase, setPhase] = useState<InstantPlay['phase']>('ready');
  const [past, setPast] = useState<readonly PlayedRound<Code>[]>([]);
  const isBusy = useRef(false);
  const intent = useBetIntent();

  const placeBet = useCallback(
    async (bet: InstantBet) => {
      const answer = await intent.place(bet, (roundId) =>
        client.instantPlay({ ...bet, game, roundId, options: { ...bet.options } }),
      );
      if (!isPlayed(answer)) throw new EngineError('network_abnormal');
      return answer;
    },
    [client, game, intent],
  );

  const play = useCallback(
    async (bet: InstantBet) => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setPhase('asking');
      sound('bet');
      try {
        const answer = await placeBet(bet);
        dismissProblem();
        setBalance(formatAmount(parseAmount(answer.balance) - parseAmount(answer.payout)));
        setRound(answer);
        setPhase('showing');
        await wait(motionMs(showMs));
        setBalance(answer.balance);
        setPast((current) => [answer, ...current].slice(0, MAX_PAST_ROUNDS));
        sound(answer.state === 'won' ? 'win' : 'lose');
        return answer;
      } catch (cause) {
        fail(cause);
        return null;
      } finally {
        isBusy.current = false;
        setPhase('ready');
      }
    },
    [placeBet, dismissProblem, fail, setBalance, showMs, sound],
  );

  return { round, phase, past, play };
}

function isPlayed<Code extends InstantCode>(round: InstantRound<Code>): round is PlayedRound<Code> {
  return round.outcome !== null;
}
