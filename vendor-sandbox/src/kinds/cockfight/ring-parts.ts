import type { Studio } from '../../studio/studio';
import type { FightClock } from './fight';
import type { FightEntry } from './fight-book';
import type { Pick, Pools, Winner } from './pool';

export const KIND = 'cockfight';

/** A bet as it is kept, with all that one needs to read it later. */
export type FightBet = {
  readonly simulated: true;
  readonly fight: string;
  readonly number: number;
  readonly meron: string;
  readonly wala: string;
  readonly pick: Pick;
  readonly winner?: Winner;
  readonly cancelled?: boolean;
  readonly pools?: Pools;
  readonly house?: number;
  /** Final price in hundredths. */
  readonly price?: number;
  readonly valid_bet?: number;
};

export interface RingParts {
  readonly studio: Studio;
  readonly now: () => number;
  readonly clock: FightClock;
  readonly draw: () => Winner;
  readonly write: (entry: FightEntry) => Promise<void>;
  readonly written: readonly FightEntry[];
  /** Declared by the house on each side. */
  readonly houseStakeOf: (currency: string) => number;
}
