import { useCallback, useEffect, useRef, useState } from 'react';
import { EngineError } from './engine-error';
import { useGame } from './game-context';
import { useBetIntent } from './use-bet-intent';

interface Round {
  readonly roundId: string;
  readonly state: string;
  readonly balance: string;
}

/** How a game that is played in several calls speaks with the engine; one object for as long as the game is open. */
export interface LiveRoundCalls<Live extends Round, Bet extends object> {
  /** The round in play, wherever it was begun. */
  live(): Promise<Live | null>;
  /** Starts a round; repeated with its id it answers how that round stands. */
  start(request: Bet & { readonly roundId: string }): Promise<Live>;
  /** What was chosen for a round. */
  betOf(round: Live): Bet;
}

export interface LiveRound<Live extends Round, Bet extends object, Pending> {
  readonly round: Live | null;
  /** The call that is on its way. */
  readonly pending: Pending | null;
  start(pending: Pending, bet: Bet): void;
  /** Plays on in a round. @param call answers how the round stands after it */
  act(pending: Pending, round: Live, call: () => Promise<Live>): void;
}

/**
 * The player's round: one call at a time, resumed when the game opens, put right after a call whose answer was lost
 * or that another page of the player's made stale.
 */
export function useLiveRound<Live extends Round, Bet extends object, Pending>(
  calls: LiveRoundCalls<Live, Bet>,
): LiveRound<Live, Bet, Pending> {
  const { setBalance, fail, dismissProblem } = useGame();
  const { place, settle } = useBetIntent();
  const [round, setRound] = useState<Live | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const isBusy = useRef(false);

  const show = useCallback(
    (next: Live) => {
      if (next.state !== 'placing') settle(next.roundId);
      setRound(next);
      setBalance(next.balance);
    },
    [setBalance, settle],
  );
  const resume = useCallback(async () => {
    const live = await calls.live();
    if (live) show(live);
  }, [calls, show]);
  useEffect(() => {
    resume().catch(fail);
  }, [resume, fail]);

  const run = async (kind: Pending, work: () => Promise<Live>, repair: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(kind);
    try {
      show(await work());
      dismissProblem();
    } catch (cause) {
      fail(cause);
      await repair().catch(() => undefined);
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };

  return {
    round,
    pending,
    start(kind, bet) {
      const begin = async () => {
        const answer = await place(bet, (roundId) => calls.start({ ...bet, roundId }));
        if (answer.state !== 'open') throw new EngineError('network_abnormal');
        return answer;
      };
      void run(kind, begin, resume);
    },
    act(kind, played, call) {
      const { roundId } = played;
      void run(kind, call, async () => show(await calls.start({ ...calls.betOf(played), roundId })));
    },
  };
}
