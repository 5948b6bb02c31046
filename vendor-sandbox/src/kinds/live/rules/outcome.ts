import type { Card } from './card';

export const LIVE_GAMES = ['baccarat', 'roulette', 'sicBo', 'dragonTiger'] as const;
export type LiveGame = (typeof LIVE_GAMES)[number];

export interface BaccaratOutcome {
  readonly game: 'baccarat';
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export interface DragonTigerOutcome {
  readonly game: 'dragonTiger';
  readonly dragon: Card;
  readonly tiger: Card;
}

export interface RouletteOutcome {
  readonly game: 'roulette';
  readonly number: number;
}

export interface SicBoOutcome {
  readonly game: 'sicBo';
  readonly dice: readonly [number, number, number];
}

/** What a round showed: all one needs to read it and to pay it. */
export type Outcome = BaccaratOutcome | DragonTigerOutcome | RouletteOutcome | SicBoOutcome;

/** A way to bet. */
export interface Spot {
  readonly id: string;
  /** The most that a stake can bring back, stake included, in hundredths of the stake. */
  readonly topFactor: number;
}
