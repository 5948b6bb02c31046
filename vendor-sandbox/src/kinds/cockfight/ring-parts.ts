import type { BettingStudio } from '../../studio/studio';
import type { FightClock } from './fight';
import type { FightEntry } from './fight-book';
import type { Winner } from './pool';

export const KIND = 'cockfight';

export interface RingParts {
  readonly studio: BettingStudio;
  readonly now: () => number;
  readonly clock: FightClock;
  readonly draw: () => Winner;
  readonly write: (entry: FightEntry) => Promise<void>;
  readonly storedEntries: readonly FightEntry[];
  /** Declared by the house on each side. */
  readonly houseStakeOf: (currency: string) => number;
}
