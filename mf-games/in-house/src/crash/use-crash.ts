import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { EngineError, engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { newId } from '../app/new-id';
import { type CrashAction, crashActionOf, crashReducer, type CrashState, INITIAL_CRASH } from './crash-state';
import { useCrashStream } from './use-crash-stream';

/** What the player stakes on a round. */
export interface CrashStake {
  /** Decimal string in currency units. */
  readonly stake: string;
  readonly autoCashOutHundredths: number | null;
}

export interface CrashPlay {
  readonly state: CrashState;
  readonly action: CrashAction;
  /** A call is on its way. */
  readonly busy: boolean;
  place(stake: CrashStake): void;
  /** Books a bet for the next round. */
  book(stake: CrashStake): void;
  unbook(): void;
  cashOut(): void;
}

interface Intent extends CrashStake {
  readonly betId: string;
  readonly roundId: number;
}

/** The player's part in the shared rounds: one call at a time, one bet a round. */
export function useCrash(): CrashPlay {
  const { client, setBalance, refreshBalance, fail, dismissProblem } = useGame();
  const [state, dispatch] = useReducer(crashReducer, INITIAL_CRASH);
  const [booked, setBooked] = useState<CrashStake | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  /** The bet whose fate is not known yet: repeated in its round with its own id, it is one bet. */
  const intent = useRef<Intent | null>(null);
  useCrashStream(dispatch);

  const once = useCallback(
    async (work: () => Promise<void>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setBusy(true);
      try {
        await work();
        dismissProblem();
      } catch (cause) {
        fail(cause);
      } finally {
        isBusy.current = false;
        setBusy(false);
      }
    },
    [fail, dismissProblem],
  );

  const roundId = state.phase?.roundId ?? null;
  const place = useCallback(
    (stake: CrashStake) =>
      void once(async () => {
        if (roundId === null) return;
        const bet = sameIntent(intent.current, roundId, stake) ?? { ...stake, betId: newId(), roundId };
        intent.current = bet;
        const { betId, autoCashOutHundredths } = bet;
        const answer = await client.crashBet({ betId, stake: bet.stake, autoCashOutHundredths }).catch((cause: unknown) => {
          if (engineErrorOf(cause).code !== 'network_abnormal') intent.current = null;
          throw cause;
        });
        if (answer.state !== 'placing') intent.current = null;
        if (answer.state === 'refused' || answer.state === 'cancelled') throw new EngineError('round_not_open');
        dispatch({ kind: 'bet', bet: answer });
        if (answer.balance !== null) setBalance(answer.balance);
      }),
    [client, once, roundId, setBalance],
  );

  const betId = state.bet?.betId ?? null;
  const cashOut = useCallback(() => {
    if (betId === null) return;
    void once(async () => {
      const answer = await client.crashCashOut({ betId }).catch((cause: unknown) => {
        // Too late by a moment: the stream tells how the bet ended.
        if (engineErrorOf(cause).code === 'round_not_open') return null;
        throw cause;
      });
      if (!answer) return;
      dispatch({ kind: 'bet', bet: answer });
      if (answer.balance !== null) setBalance(answer.balance);
    });
  }, [betId, client, once, setBalance]);

  const isBetting = state.phase?.phase === 'betting';
  useEffect(() => {
    if (!isBetting || !booked) return;
    setBooked(null);
    place(booked);
  }, [isBetting, booked, place]);

  // What ends on the server comes without a balance.
  const ending = state.bet && state.bet.state !== 'placed' && state.bet.balance === null ? `${betId}:${state.bet.state}` : null;
  useEffect(() => {
    if (ending) refreshBalance();
  }, [ending, refreshBalance]);

  return { state, action: crashActionOf(state, booked !== null), busy, place, book: setBooked, unbook: () => setBooked(null), cashOut };
}

function sameIntent(known: Intent | null, roundId: number, { stake, autoCashOutHundredths }: CrashStake): Intent | null {
  const isSame = known?.roundId === roundId && known.stake === stake && known.autoCashOutHundredths === autoCashOutHundredths;
  return isSame ? known : null;
}
