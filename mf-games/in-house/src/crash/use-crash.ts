import type { CrashBet } from '@marquee/contract/in-house';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import {
  type CrashAction,
  crashActionOf,
  crashReducer,
  type CrashStake,
  type CrashState,
  INITIAL_CRASH,
} from './crash-state';
import { useCrashStream } from './use-crash-stream';
import { usePlaceBet } from './use-place-bet';
import { useSingleCall } from './use-single-call';

export interface CrashPlay {
  readonly state: CrashState;
  readonly action: CrashAction;
  /** A call is under way. */
  readonly isBusy: boolean;
  placeBet(stake: CrashStake): void;
  /** Books a bet: it is placed when the betting of the next round opens. */
  bookBet(stake: CrashStake): void;
  cancelBooking(): void;
  cashOut(): void;
}

/** The player's part in the shared rounds: one call at a time, one bet a round. */
export function useCrash(): CrashPlay {
  const { client, setBalance } = useGame();
  const [state, dispatch] = useReducer(crashReducer, INITIAL_CRASH);
  const { isBusy, run } = useSingleCall();
  const sendBet = usePlaceBet(state.phase?.roundId ?? null);
  useCrashStream(dispatch);
  useBalanceRefresh(state.bet);

  const showBet = (bet: CrashBet) => {
    dispatch({ kind: 'bet', bet });
    if (bet.balance !== null) setBalance(bet.balance);
  };
  const placeBet = (stake: CrashStake) => run(async () => showBet(await sendBet(stake)));
  const setBooking = (booking: CrashStake | null) => dispatch({ kind: 'booking', booking });

  const placeBookedBet = useEffectEvent((stake: CrashStake) => {
    setBooking(null);
    placeBet(stake);
  });
  const dueBooking = state.phase?.phase === 'betting' && !isBusy ? state.booking : null;
  useEffect(() => {
    if (dueBooking) placeBookedBet(dueBooking);
  }, [dueBooking]);

  const cashOut = () => {
    const betId = state.bet?.betId;
    if (!betId) return;
    run(async () => {
      const bet = await client.crashCashOut({ betId }).catch((cause: unknown) => {
        // A moment too late: the stream brings the bet's result.
        if (engineErrorOf(cause).code === 'round_not_open') return null;
        throw cause;
      });
      if (bet) showBet(bet);
    });
  };

  return {
    state,
    action: crashActionOf(state),
    isBusy,
    placeBet,
    bookBet: setBooking,
    cancelBooking: () => setBooking(null),
    cashOut,
  };
}

/** Results that come by the stream carry no balance, so it is read after them. */
function useBalanceRefresh(bet: CrashBet | null): void {
  const { refreshBalance } = useGame();
  const result = bet && bet.state !== 'placed' && bet.balance === null ? `${bet.betId}:${bet.state}` : null;
  useEffect(() => {
    if (result) refreshBalance();
  }, [result, refreshBalance]);
}
