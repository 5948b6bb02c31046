import { useCallback, useEffect, useReducer, useRef } from 'react';
import { newId } from '../frame/play-api';
import { usePlay } from '../frame/play-context';
import type { GambleStep, Spin } from '../../src/kinds/slots/round';
import type { FreeBetsView, SlotRoundView } from '../../src/kinds/slots/slot-rounds';
import type { SlotGame } from './slot-game';
import { bigSound, freeSound, lossSound, spinSound, stopSound, winSound } from './sounds';

/**
 * idle: the next round may start; spinning: the reels turn; shown: they have stopped and show what they paid; free: the next
 * free spin is due; decide: the win may be gambled or collected.
 */
export type Phase = 'idle' | 'spinning' | 'shown' | 'free' | 'decide';

interface State {
  readonly phase: Phase;
  readonly round: SlotRoundView | null;
  /** The spin that the reels show. */
  readonly spin: Spin | null;
  readonly stake: number;
  /** Played first, what ends first at the head. */
  readonly freeBets: readonly FreeBetsView[];
  readonly turbo: boolean;
  /** What the last round brought, once it is over. */
  readonly lastWin: number | null;
}

const merge = (state: State, change: Partial<State>): State => ({ ...state, ...change });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const BIG = 10;

interface Spun {
  readonly balance: number;
  readonly round: SlotRoundView;
  readonly freeBets: readonly FreeBetsView[];
}

/** Plays rounds: the client sends intents, the studio decides every result. */
export function useSlots(game: SlotGame) {
  const { api, setBalance, sound } = usePlay();
  const [state, change] = useReducer(merge, null, (): State => firstState(game));

  const turn = useTurn(change);

  /** The phase after the reels have stopped. */
  const continueRound = useCallback(
    async (round: SlotRoundView, turbo: boolean) => {
      if (round.freeLeft > 0) return change({ phase: 'free' });
      if (round.open && round.mayGamble && !turbo) return change({ phase: 'decide' });
      const { payout, balance } = await api.post<{ payout: number; balance: number }>('/collect', { bet: round.bet });
      setBalance(balance);
      change({ phase: 'idle', lastWin: payout });
    },
    [api, setBalance],
  );

  const once = useOnce(change);
  const { phase, round, turbo, freeBets } = state;
  const freeBet = freeBets[0];
  const stake = freeBet?.value ?? state.stake;
  const spin = useCallback(() => {
    once(async () => {
      const id = newId();
      const nextRound = await turn(turbo, async () => {
        const request = { id, stake, ...(freeBet && { reward: freeBet.reward }) };
        const answer = await api.post<Spun>('/spin', request).catch(async (error: unknown) => {
          // Free bets may be used up in another window: reload them.
          if (freeBet) await api.get<SlotGame>('/game').then((updated) => change({ freeBets: updated.freeBets }));
          throw error;
        });
        setBalance(answer.balance);
        change({ freeBets: answer.freeBets });
        return answer.round;
      });
      await continueRound(nextRound, turbo);
    });
  }, [once, turn, continueRound, api, setBalance, stake, freeBet, turbo]);

  const free = useCallback(() => {
    once(async () => {
      if (!round) return;
      const nextRound = await turn(turbo, async () => {
        const body = { bet: round.bet, spin: round.spins.length };
        return (await api.post<{ round: SlotRoundView }>('/free', body)).round;
      });
      await continueRound(nextRound, turbo);
    });
  }, [once, turn, continueRound, api, round, turbo]);

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

  // Free spins follow automatically; after a reload they continue.
  useEffect(() => {
    if (phase !== 'free') return;
    const timer = setTimeout(free, turbo ? 250 : 1_100);
    return () => clearTimeout(timer);
  }, [phase, free, turbo]);

  return { ...state, stake, freeBet, spin, visibleSpin: state.spin, gamble, collect, change };
}

function firstState(game: SlotGame): State {
  const round = game.round;
  return {
    phase: round === null ? 'idle' : round.freeLeft > 0 ? 'free' : 'decide',
    round,
    spin: round?.spins.at(-1) ?? null,
    stake: round?.stake ?? game.stakes[Math.min(3, game.stakes.length - 1)] ?? 0,
    freeBets: game.freeBets,
    turbo: false,
    lastWin: null,
  };
}

type Change = (change: Partial<State>) => void;

function useTurn(change: Change) {
  const { sound } = usePlay();
  /** Turns the reels until the answer arrives, then shows it. */
  return useCallback(
    async (turbo: boolean, sendAction: () => Promise<SlotRoundView>) => {
      change({ phase: 'spinning', lastWin: null });
      sound(spinSound);
      const [round] = await Promise.all([sendAction(), pause(turbo ? 150 : 650)]);
      const spin = round.spins.at(-1) ?? null;
      change({ phase: 'shown', round, spin });
      sound(stopSound);
      await pause(turbo ? 150 : 750);
      if (spin && spin.freeSpins > 0) sound(freeSound);
      else if (spin && spin.won > 0) sound(spin.won >= round.stake * BIG ? bigSound : winSound);
      if (spin && spin.won > 0) await pause(turbo ? 200 : 700);
      return round;
    },
    [sound, change],
  );
}

/** One action at a time: actions during a running one are ignored. */
function useOnce(change: Change) {
  const { fail } = usePlay();
  const busy = useRef(false);
  return useCallback(
    (work: () => Promise<void>) => {
      if (busy.current) return;
      busy.current = true;
      void work()
        .catch((error: unknown) => {
          fail(error);
          change({ phase: 'idle' });
        })
        .finally(() => {
          busy.current = false;
        });
    },
    [fail, change],
  );
}
