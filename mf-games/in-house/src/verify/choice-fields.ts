import type { InstantInput } from './verify-params';

/** What the fields of a game's choices stand on. */
export interface ChoiceFields {
  readonly options: InstantInput['options'];
  /** @returns whether the game has such choices */
  readonly change: (changed: InstantInput['options']) => boolean;
}
