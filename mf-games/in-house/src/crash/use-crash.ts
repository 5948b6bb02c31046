import type { CrashBet } from '@marquee/contract/in-house';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { useOneCall } from '../app/use-one-call';
import { type CrashAction, crashActionOf, crashReducer, type CrashState, INITIAL_CRASH } from './crash-state';
import { type CrashStake, usePlaceBet } from './use-place-bet';
import { useCrashStream } from './use-crash-stream';

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

/** The player's part in the shared rounds: one call at a time, one bet a round. */
export function useCrash(): CrashPlay {
  const { client, setBalance } = useGame();
  const [state, dispatch] = useReducer(crashReducer, INITIAL_CRASH);
  const { busy, once } = useOneCall();
  useCrashStream(dispatch);
  useBalanceAfter(state.bet);

  const show = useCallback(
    (bet: CrashBet) => {
      dispatch({ kind: 'bet', bet });
      if (bet.balance !== null) setBalance(bet.balance);
    },
    [setBalance],
  );

  const send = usePlaceBet(state.phase?.roundId ?? null);
  const place = useCallback((stake: CrashStake) => once(async () => show(await send(stake))), [once, send, show]);
  const { booked, setBooked } = useBooking(state.phase?.phase === 'betting', place);

  const cashOut = () => {
    const betId = state.bet?.betId;
    if (!betId) return;
    once(async () => {
      const answer = await client.crashCashOut({ betId }).catch((cause: unknown) => {
        // Too late by a moment: the stream tells how the bet ended.
        if (engineErrorOf(cause).code === 'round_not_open') return null;
        throw cause;
      });
      if (answer) show(answer);
    });
  };

  const action = crashActionOf(state, booked !== null);
  return { state, action, busy, place, book: setBooked, unbook: () => setBooked(null), cashOut };
}

/** A bet that waits for the next betting to open. */
function useBooking(isBetting: boolean, place: (stake: CrashStake) => void) {
  const [booked, setBooked] = useState<CrashStake | null>(null);
  const due = isBetting ? booked : null;
  useEffect(() => {
    if (!due) return;
    place(due);
    // Not at once: the effect belongs to the picture in which the booking still stood.
    const timer = setTimeout(() => setBooked((now) => (now === due ? null : now)));
    return () => clearTimeout(timer);
  }, [due, place]);
  return { booked, setBooked };
}

/** What ends on the server comes without a balance, so it is asked for. */
function useBalanceAfter(bet: CrashBet | null): void {
  const { refreshBalance } = useGame();
  const ending = bet && bet.state !== 'placed' && bet.balance === null ? `${bet.betId}:${bet.state}` : null;
  useEffect(() => {
    if (ending) refreshBalance();
  }, [ending, refreshBalance]);
}
