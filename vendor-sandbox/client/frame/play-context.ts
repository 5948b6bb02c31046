import { createContext, useContext } from 'react';
import type { Formats } from './formats';
import type { PlayApi } from './play-api';
import type { PlaySession } from './play-session';
import type { Tone } from './synth';
import type { Translate } from './texts';

/** What every part of an opened game may use. */
export interface Play {
  readonly api: PlayApi;
  readonly session: PlaySession;
  readonly t: Translate;
  readonly format: Formats;
  /** 1/100,000 of the currency unit. */
  readonly balance: number;
  setBalance(balance: number): void;
  /** Asks the studio, after a result that came without a balance. */
  refreshBalance(): void;
  /** Shows what went wrong, in a bar; an ended session closes the game. */
  fail(error: unknown): void;
  /** Shows the sentence of a code, such as the `reason` of a bet that was not taken. */
  warn(code: string): void;
  readonly problem: string | null;
  dismissProblem(): void;
  sound(sound: readonly Tone[]): void;
  readonly soundOn: boolean;
  toggleSound(): void;
}

export const PlayContext = createContext<Play | null>(null);

/** @throws Error outside of an opened game */
export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('no game is open');
  return play;
}
