import type { InHouseSession } from '@marquee/contract/in-house';
import { createContext, useContext } from 'react';
import type { SoundName } from '../sound/synth';
import type { EngineClient } from './engine-client';
import type { EngineError } from './engine-error';

/** Context of an open game. */
export interface GameContextValue {
  readonly client: EngineClient;
  readonly session: InHouseSession;
  /** Decimal string in currency units. */
  readonly balance: string;
  setBalance(balance: string): void;
  /** Reads the balance after a result that came without one. */
  refreshBalance(): void;
  /** Shows an error, or that the session has ended. */
  fail(error: unknown): void;
  readonly problem: EngineError | null;
  dismissProblem(): void;
  play(sound: SoundName): void;
  readonly soundOn: boolean;
  toggleSound(): void;
}

export const GameContext = createContext<GameContextValue | null>(null);

/** @throws Error outside of an opened game */
export function useGame(): GameContextValue {
  const game = useContext(GameContext);
  if (!game) throw new Error('no game is open');
  return game;
}
