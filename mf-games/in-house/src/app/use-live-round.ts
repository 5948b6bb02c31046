import { useCallback, useEffect, useRef, useState } from 'react';
import { EngineError } from './engine-error';
import { useGame } from './game-context';
import { useBetIntent } from './use-bet-intent';

interface Round {
  readonly roundId: string;
  readonly state: string;
  readonly balance: string;
}

/** The engine's calls of a game that is played in several calls; one object for as long as the game is open. */
export interface LiveRoundCalls<LiveRoundState extends Round, Bet extends object> {
  /** The open round, on whichever page it was started. */
  fetchOpenRound(): Promise<LiveRoundState | null>;
  /** Starts a round. Repeated with the same id it answers the present state of that round. */
  start(request: Bet & { readonly roundId: string }): Promise<LiveRoundState>;
  /** The player's choices for a round. */
  betOf(round: LiveRoundState): Bet;
}

export interface LiveRound<LiveRoundState extends Round, Bet extends object, Pending> {
  readonly round: LiveRoundState | null;
  /** The call that is under way. */
  readonly pending: Pending | null;
  start(pending: Pending, bet: Bet): void;
  /** Makes a move in a round. @param call answers the state of the round after it */
  act(pending: Pending, round: LiveRoundState, call: () => Promise<LiveRoundState>): void;
}

/**
 * The player's round: one call at a time, resumed when the game opens, read again after a call whose answer was lost
 * or that another page of the player's made stale.
 */
export function useLiveRound<LiveRoundState extends Round, Bet extends object, Pending>(
  calls: LiveRoundCalls<LiveRoundState, Bet>,
): LiveRound<LiveRoundState, Bet, Pending> {
  const { setBalance, fail, dismissProblem } = useGame();
  const { place, settle } = useBetIntent();
  const [round, setRound] = useState<LiveRoundState | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const isBusy = useRef(false);

  const showRound = useCallback(
    (next: LiveRoundState) => {
      if (next.state !== 'placing') settle(next.roundId);
      setRound(next);
      setBalance(next.balance);
    },
    [setBalance, settle],
  );
  const resume = useCallback(async () => {
    const openRound = await calls.fetchOpenRound();
    if (openRound) showRound(openRound);
  }, [calls, showRound]);
  useEffect(() => {
    resume().catch(fail);
  }, [resume, fail]);

  const readAgain = useCallback(
    async (shown: LiveRoundState) => showRound(await calls.start({ ...calls.betOf(shown), roundId: shown.roundId })),
    [calls, showRound],
  );
  // Another page of the player's may have played on meanwhile.
  const shown = useRef(round);
  useEffect(() => {
    shown.current = round;
  }, [round]);
  useReturnToPage(
    useCallback(() => {
      if (isBusy.current) return;
      const current = shown.current;
      (current?.state === 'open' ? readAgain(current) : resume()).catch(() => undefined);
    }, [readAgain, resume]),
  );

  const run = async (pendingCall: Pending, work: () => Promise<LiveRoundState>, repair: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(pendingCall);
    try {
      showRound(await work());
      dismissProblem();
    } catch (cause) {
      await repair().catch(() => undefined);
      fail(cause);
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };

  return {
    round,
    pending,
    start(pendingCall, bet) {
      const startRound = async () => {
        const answer = await place(bet, (roundId) => calls.start({ ...bet, roundId }));
        if (answer.state !== 'open') throw new EngineError('network_abnormal');
        return answer;
      };
      void run(pendingCall, startRound, resume);
    },
    act(pendingCall, round, call) {
      void run(pendingCall, call, () => readAgain(round));
    },
  };
}

/** Calls when the player comes back to this page from another tab or window. */
function useReturnToPage(onReturn: () => void): void {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) onReturn();
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [onReturn]);
}
