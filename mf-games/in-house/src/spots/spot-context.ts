import { createContext, useContext } from 'react';
import type { SpotTable } from './use-spot-table';

interface SpotContextValue {
  readonly table: SpotTable;
  /** The spot that has the focus or had it last. */
  readonly active: string;
  setActive(spot: string): void;
  factorOf(spot: string, outcome: Record<string, unknown>): number;
}

export const SpotContext = createContext<SpotContextValue | null>(null);

/** @throws Error outside of a layout */
export function useSpots(): SpotContextValue {
  const value = useContext(SpotContext);
  if (!value) throw new Error('no layout around this spot');
  return value;
}
