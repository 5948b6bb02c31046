import type { Spin } from '../../src/kinds/slots/round';
import type { PoolTerms } from '../../src/kinds/slots/pool-draw';
import type { FreeBetsView, SlotRoundView } from '../../src/kinds/slots/slot-rounds';
import { REELS, type SlotGame } from './slot-game';

/**
 * idle: the next round may start; spinning: the reels turn; shown: they have stopped and show what they paid; free: the next
 * free spin is due; decide: the win may be gambled or collected.
 */
export type Phase = 'idle' | 'spinning' | 'shown' | 'free' | 'decide';

export interface SlotState {
  readonly phase: Phase;
  readonly round: SlotRoundView | null;
  /** The spin that the reels show, or will show as they stop. */
  readonly spin: Spin | null;
  /** Reels, from the left, that have started to turn, and that have stopped. */
  readonly started: number;
  readonly stopped: number;
  readonly stake: number;
  /** Played first, what ends first at the head. */
  readonly freeBets: readonly FreeBetsView[];
  /** The shared jackpot, as of the last answer. */
  readonly pool: PoolTerms | null;
  readonly turbo: boolean;
  /** What the last round brought, once it is over. */
  readonly lastWin: number | null;
  /** The spin's win is being celebrated. */
  readonly isCelebrating: boolean;
  /** The round belongs to a series: nothing is gambled. */
  readonly isAuto: boolean;
}

export type ChangeState = (change: Partial<SlotState>) => void;

export const mergeState = (state: SlotState, change: Partial<SlotState>): SlotState => ({ ...state, ...change });

export function firstState(game: SlotGame): SlotState {
  const round = game.round;
  return {
    phase: round === null ? 'idle' : round.freeLeft > 0 ? 'free' : 'decide',
    round,
    spin: round?.spins.at(-1) ?? null,
    started: REELS,
    stopped: REELS,
    stake: round?.stake ?? game.stakes[Math.min(3, game.stakes.length - 1)] ?? 0,
    freeBets: game.freeBets,
    pool: game.pool,
    turbo: false,
    lastWin: null,
    isCelebrating: false,
    isAuto: false,
  };
}
