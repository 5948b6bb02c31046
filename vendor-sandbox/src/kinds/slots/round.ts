import { evaluate, type Grid, gridAt, payoutOf, type SpinWin } from '../../game-lists/slots/evaluate';
import { type LineShape, lineShapes } from '../../game-lists/slots/line-shapes';
import type { SlotRules } from '../../game-lists/slots/slot-rules';

/** One turn of the reels with what it paid. Amounts in the wallet protocol's integers. */
export interface Spin {
  readonly grid: Grid;
  readonly wins: readonly SpinWin[];
  /** 1 for the paid spin. */
  readonly multiplier: number;
  readonly won: number;
  /** Free spins that it brought. */
  readonly freeSpins: number;
}

export interface GambleStep {
  readonly pick: 'red' | 'black';
  readonly drawn: 'red' | 'black';
}

/** A round: the paid spin, its free spins and gambles. The detail of its bet. */
export interface SlotRound {
  readonly game: 'slots';
  readonly stake: number;
  readonly spins: readonly Spin[];
  /** Free spins that are still to be played. */
  readonly freeLeft: number;
  readonly gambles: readonly GambleStep[];
  /** What the reels have won; gambles double or lose it. */
  readonly won: number;
  /** What the paid spin won from the jackpot pool, apart from the reels. */
  readonly jackpot?: number;
}

/** Payout of a round if it ended now. */
export const payoutOfRound = ({ won, jackpot = 0 }: Pick<SlotRound, 'won' | 'jackpot'>): number => won + jackpot;

/** Whole number from 0 to `below`, excluded; must not be predictable. */
export type Draw = (below: number) => number;

const MAX_GAMBLES = 5;
/** A larger win cannot be gambled: times the stake. */
const GAMBLE_LIMIT = 200;

const shapesOf = ({ rows, lines }: SlotRules): readonly LineShape[] => (lines === null ? [] : lineShapes(rows, lines));

function spin(rules: SlotRules, stake: number, multiplier: number, draw: Draw): Spin {
  const grid = gridAt(
    rules,
    rules.strips.map((strip) => draw(strip.length)),
  );
  const { wins, freeSpins } = evaluate(rules, shapesOf(rules), grid);
  return { grid, wins, multiplier, won: payoutOf(rules, wins, stake, multiplier), freeSpins };
}

/** The paid spin. @param stake whole, of the wallet protocol's units */
export function startRound(rules: SlotRules, stake: number, draw: Draw): SlotRound {
  const paidSpin = spin(rules, stake, 1, draw);
  return { game: 'slots', stake, spins: [paidSpin], freeLeft: paidSpin.freeSpins, gambles: [], won: paidSpin.won };
}

/** One free spin more; a round without any is returned as it is. */
export function playFree(rules: SlotRules, round: SlotRound, draw: Draw): SlotRound {
  if (round.freeLeft === 0) return round;
  const freeSpin = spin(rules, round.stake, rules.multiplier, draw);
  return {
    ...round,
    spins: [...round.spins, freeSpin],
    freeLeft: round.freeLeft - 1 + freeSpin.freeSpins,
    won: round.won + freeSpin.won,
  };
}

/** Plays all remaining free spins, for a player who left. */
export function playAllFree(rules: SlotRules, round: SlotRound, draw: Draw): SlotRound {
  let current = round;
  while (current.freeLeft > 0) current = playFree(rules, current, draw);
  return current;
}

/** Whether a round of a game that has gambles may be gambled now. */
export const mayGamble = ({ freeLeft, won, stake, gambles }: SlotRound): boolean =>
  freeLeft === 0 && won > 0 && won <= stake * GAMBLE_LIMIT && gambles.length < MAX_GAMBLES;

/** Doubles the win or loses it, one to one: the return stays as it is. @throws RangeError when it may not be gambled */
export function gamble(round: SlotRound, pick: GambleStep['pick'], draw: Draw): SlotRound {
  if (!mayGamble(round)) throw new RangeError('nothing to gamble with');
  const drawn = draw(2) === 0 ? 'red' : 'black';
  return { ...round, gambles: [...round.gambles, { pick, drawn }], won: drawn === pick ? round.won * 2 : 0 };
}
