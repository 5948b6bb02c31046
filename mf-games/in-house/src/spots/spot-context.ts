import { createContext, useContext } from 'react';
import type { SpotTable } from './use-spot-table';

interface SpotContextValue {
  readonly table: Omit<SpotTable, 'play' | 'result'>;
  /** The spot that has the focus or had it last. */
  readonly active: string;
  setActive(spot: string): void;
  /** Hundredths of its stake that a spot brings back in the round whose result is shown; null while none is. */
  resultFactorOf(spot: string): number | null;
}

export const SpotContext = createContext<SpotContextValue | null>(null);

/** @throws Error outside of a layout */
export function useSpots(): SpotContextValue {
  const value = useContext(SpotContext);
  if (!value) throw new Error('no layout around this spot');
  return value;
}
