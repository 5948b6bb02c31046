import type { Pools, Winner } from './pool';

/** What is stored of fights. `pools` by currency, as they were when the fight was settled. */
export type FightEntry =
  | { readonly do: 'drawn'; readonly fight: string; readonly winner: Winner }
  /** A winner that was wrong; null: the fight does not count. */
  | { readonly do: 'corrected'; readonly fight: string; readonly winner: Winner | null }
  | { readonly do: 'over'; readonly fight: string; readonly pools: Readonly<Record<string, Pools>> };

/** Winners and final pools of fights, as stored. */
export interface FightBook {
  /** On the disk when it returns. */
  record(entry: FightEntry): Promise<void>;
  winner(fight: string): Winner | undefined;
  /** Fights whose winner was replaced. */
  corrected(): ReadonlySet<string>;
  pools(fight: string): Readonly<Record<string, Pools>> | undefined;
  /** Oldest first. */
  allWinners(): { readonly fight: string; readonly winner: Winner }[];
}

/** @param storedEntries what was written before, oldest first */
export function createFightBook(
  write: (entry: FightEntry) => Promise<void>,
  storedEntries: readonly FightEntry[],
): FightBook {
  const winners = new Map<string, Winner>();
  const finalPools = new Map<string, Readonly<Record<string, Pools>>>();
  const corrected = new Set<string>();
  const apply = (entry: FightEntry) => {
    if (entry.do === 'drawn') winners.set(entry.fight, entry.winner);
    else if (entry.do === 'corrected') {
      corrected.add(entry.fight);
      if (entry.winner) winners.set(entry.fight, entry.winner);
      else winners.delete(entry.fight);
    } else finalPools.set(entry.fight, entry.pools);
  };
  storedEntries.forEach(apply);
  return {
    async record(entry) {
      await write(entry);
      apply(entry);
    },
    winner: (fight) => winners.get(fight),
    corrected: () => corrected,
    pools: (fight) => finalPools.get(fight),
    allWinners: () => [...winners].map(([fight, winner]) => ({ fight, winner })),
  };
}
