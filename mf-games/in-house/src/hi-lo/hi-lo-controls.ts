import { RANKS_PER_SUIT, rankOf } from '@marquee/contract/fairness/cards';
import {
  HI_LO_MAX_CARDS,
  type HiLoGuess,
  hiLoMultiplierHundredths,
  hiLoWinningRanks,
} from '@marquee/contract/fairness/hi-lo';
import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';

/** The call that is under way; one at a time. */
export type HiLoPending = 'start' | 'move' | 'cash-out';

/** The action of the main button. */
export type HiLoAction = 'bet' | 'wait' | 'cash-out';

export const isOpen = (round: HiLoRound | null): round is HiLoRound => round?.state === 'open';

/** Whether the round has a result to show; a round that never started has none. */
export const isOver = (round: HiLoRound | null): round is HiLoRound =>
  round?.state === 'won' || round?.state === 'lost';

const guessesOf = ({ moves }: HiLoRound): number => moves.filter((move) => move !== 'skip').length;

export function hiLoActionOf(round: HiLoRound | null): HiLoAction {
  if (!isOpen(round)) return 'bet';
  return guessesOf(round) === 0 ? 'wait' : 'cash-out';
}

/** The open card, which the next one is compared with; null before the first. */
export const openCardOf = (round: HiLoRound | null): number | null =>
  isOpen(round) || isOver(round) ? (round.cards.at(-1) ?? null) : null;

/** The last card cannot be skipped. */
export const canSkip = (round: HiLoRound | null): boolean => isOpen(round) && round.cards.length < HI_LO_MAX_CARDS - 1;

export type GuessLabel = 'higher' | 'higherOrSame' | 'lower' | 'lowerOrSame' | 'same';

export interface GuessOffer {
  readonly guess: HiLoGuess;
  /** Key of the text under `hilo.guess`. */
  readonly label: GuessLabel;
  /** 0 to 1. */
  readonly chance: number;
  /** What the round pays when the guess is right, hundredths. */
  readonly multiplierHundredths: number;
}

/** The two guesses about the next card, each with its chance and what it would pay. */
export function offersOf({ cards, moves }: HiLoRound): readonly GuessOffer[] {
  const card = cards.at(-1) ?? 0;
  return (['high', 'low'] as const).map((guess) => ({
    guess,
    label: labelOf(card, guess),
    chance: hiLoWinningRanks(card, guess) / RANKS_PER_SUIT,
    multiplierHundredths: hiLoMultiplierHundredths(cards, [...moves, guess]),
  }));
}

function labelOf(card: number, guess: HiLoGuess): GuessLabel {
  const rank = rankOf(card);
  if (guess === 'high') return rank === 1 ? 'higher' : rank === RANKS_PER_SUIT ? 'same' : 'higherOrSame';
  return rank === 1 ? 'same' : rank === RANKS_PER_SUIT ? 'lower' : 'lowerOrSame';
}
