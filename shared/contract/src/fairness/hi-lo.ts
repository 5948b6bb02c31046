import { PACK_CARDS, RANKS_PER_SUIT, rankOf } from './cards';
import type { RoundSeeds } from './fair-bytes';
import { type FairDraw, playFairly } from './fair-draw';

/** The house edge in per cent of the stake, taken once however many cards are guessed. */
export const HI_LO_EDGE_PERCENT = 1n;
/** A round ends with this card at the latest, as stated in the rules. */
export const HI_LO_MAX_CARDS = 60;

/** A guess about the next card against the one that lies open. */
export type HiLoGuess = 'high' | 'low';
/** A guess, or a card exchanged without one. */
export type HiLoMove = HiLoGuess | 'skip';

export const HI_LO_MOVES = ['high', 'low', 'skip'] as const satisfies readonly HiLoMove[];

const ACE = 1;
const KING = RANKS_PER_SUIT;

/** The round's first `count` cards. Each is drawn from a full pack, so that earlier cards change no odds. */
export function hiLoCards(seeds: RoundSeeds, count: number): Promise<number[]> {
  return playFairly(seeds, (draw) => dealHiLo(draw, count));
}

/** The cards of `hiLoCards`, by any draw. */
export function dealHiLo(draw: FairDraw, count: number): number[] {
  return Array.from({ length: count }, () => draw(PACK_CARDS));
}

/**
 * Ranks of 13 that make a guess right. `high` is higher or the same, `low` lower or the same; where nothing lies beyond,
 * at ace and king, one of the two means the same rank alone and the other leaves it out.
 */
export function hiLoWinningRanks(card: number, guess: HiLoGuess): number {
  const rank = rankOf(card);
  if (guess === 'high') return rank === ACE ? KING - 1 : KING - rank + 1;
  return rank === KING ? KING - 1 : rank;
}

export function isHiLoHit(card: number, guess: HiLoGuess, next: number): boolean {
  const [from, to] = [rankOf(card), rankOf(next)];
  if (guess === 'high') return from === ACE ? to > from : to >= from;
  return from === KING ? to < from : to <= from;
}

/**
 * What a stake is worth after right guesses: stake x (1 - edge) x product of 13 / ways, cut to a whole ledger unit.
 * Computed in integers, so that every unit is reproducible.
 * @param cards as dealt, one more than the moves
 * @param moves without a wrong one
 */
export function hiLoPayout(stake: bigint, cards: readonly number[], moves: readonly HiLoMove[]): bigint {
  let numerator = 100n - HI_LO_EDGE_PERCENT;
  let denominator = 100n;
  let guesses = 0;
  moves.forEach((move, index) => {
    if (move === 'skip') return;
    guesses += 1;
    numerator *= BigInt(RANKS_PER_SUIT);
    denominator *= BigInt(hiLoWinningRanks(cards[index] as number, move));
  });
  return guesses === 0 ? stake : (stake * numerator) / denominator;
}

/** The multiplier of `hiLoPayout` in hundredths, cut off; for display. */
export function hiLoMultiplierHundredths(cards: readonly number[], moves: readonly HiLoMove[]): number {
  return Number(hiLoPayout(100n, cards, moves));
}
