import { useCallback, useEffect, useReducer, useRef } from 'react';
import { newId } from '../frame/play-api';
import { usePlay } from '../frame/play-context';
import type { GambleStep } from '../../src/kinds/slots/round';
import type { PoolTerms } from '../../src/kinds/slots/pool-draw';
import type { FreeBetsView, SlotRoundView } from '../../src/kinds/slots/slot-rounds';
import { REELS, type SlotGame } from './slot-game';
import { type ChangeState, firstState, mergeState } from './slot-state';
import { lossSound, winSound } from './sounds';
import { pause, useTurn } from './use-turn';

interface Spun {
  readonly balance: number;
  readonly round: SlotRoundView;
  readonly freeBets: readonly FreeBetsView[];
  readonly pool: PoolTerms | null;
}

/** Plays rounds: the client sends intents, the studio decides every result. */
export function useSlots(game: SlotGame) {
  const { api, setBalance, sound } = usePlay();
  const [state, change] = useReducer(mergeState, null, () => firstState(game));

  const { run: turn, skip } = useTurn(change);

  /** The phase after the reels have stopped. */
  const continueRound = useCallback(
    async (round: SlotRoundView, collects: boolean) => {
      if (round.freeLeft > 0) return change({ phase: 'free' });
      if (round.open && round.mayGamble && !collects) return change({ phase: 'decide' });
      const { payout, balance } = await api.post<{ payout: number; balance: number }>('/collect', { bet: round.bet });
      setBalance(balance);
      change({ phase: 'idle', lastWin: payout });
    },
    [api, setBalance],
  );

  const once = useOnce(change);
  const { phase, round, turbo, isAuto, freeBets } = state;
  const freeBet = freeBets[0];
  const stake = freeBet?.value ?? state.stake;
  const play = useCallback(
    (inSeries = false) => {
      once(async () => {
        const id = newId();
        change({ isAuto: inSeries });
        const nextRound = await turn(turbo, async () => {
          const request = { id, stake, ...(freeBet && { reward: freeBet.reward }), ...(inSeries && { auto: true }) };
          const answer = await api.post<Spun>('/spin', request).catch(async (error: unknown) => {
            // Free bets may be used up in another window: reload them.
            if (freeBet) await api.get<SlotGame>('/game').then((updated) => change({ freeBets: updated.freeBets }));
            throw error;
          });
          setBalance(answer.balance);
          change({ freeBets: answer.freeBets, pool: answer.pool });
          return answer.round;
        });
        await continueRound(nextRound, turbo || inSeries);
      });
    },
    [once, turn, continueRound, api, setBalance, stake, freeBet, turbo],
  );

  const free = useCallback(() => {
    once(async () => {
      if (!round) return;
      const nextRound = await turn(turbo, async () => {
        const body = { bet: round.bet, spin: round.spins.length };
        return (await api.post<{ round: SlotRoundView }>('/free', body)).round;
      });
      await continueRound(nextRound, turbo || isAuto);
    });
  }, [once, turn, continueRound, api, round, turbo, isAuto]);

  const gamble = useCallback(
    (pick: GambleStep['pick']) => {
      once(async () => {
        if (!round) return;
        const body = { bet: round.bet, pick, step: round.gambles.length };
        const { round: next } = await api.post<{ round: SlotRoundView }>('/gamble', body);
        change({ round: next });
        sound(next.won > 0 ? winSound : lossSound);
        await pause(700);
        await continueRound(next, turbo);
      });
    },
    [once, continueRound, api, round, sound, turbo],
  );

  const collect = useCallback(() => {
    once(async () => {
      if (round) await continueRound({ ...round, mayGamble: false }, turbo);
    });
  }, [once, continueRound, round, turbo]);

  useFreeSpins(phase === 'free', turbo, free);
  return { ...state, stake, freeBet, play, gamble, collect, skip, change };
}

/** Free spins follow automatically; after a reload they continue. */
function useFreeSpins(isDue: boolean, turbo: boolean, play: () => void): void {
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(play, turbo ? 250 : 1_100);
    return () => clearTimeout(timer);
  }, [isDue, turbo, play]);
}

/** One action at a time: actions during a running one are ignored. */
function useOnce(change: ChangeState) {
  const { fail } = usePlay();
  const busy = useRef(false);
  return useCallback(
    (work: () => Promise<void>) => {
      if (busy.current) return;
      busy.current = true;
      void work()
        .catch((error: unknown) => {
          fail(error);
          change({ phase: 'idle', started: REELS, stopped: REELS });
        })
        .finally(() => {
          busy.current = false;
        });
    },
    [fail, change],
  );
}
