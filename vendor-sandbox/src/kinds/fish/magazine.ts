import type { SpeciesId } from './species';

/** Catches of one species at one multiplier. */
export interface Caught {
  readonly species: SpeciesId;
  readonly multiplier: number;
  readonly count: number;
  readonly paid: number;
}

/**
 * Shots bought with one bet. A shot in flight is reserved: spent when it hits a fish, refunded when it does not.
 * Amounts in the wallet's integers.
 */
export interface Magazine {
  readonly betId: string;
  readonly stake: number;
  readonly spent: number;
  readonly won: number;
  /** Shots that hit a fish. */
  readonly hits: number;
  /** Prices of the shots in flight, by their number. */
  readonly flying: ReadonlyMap<number, number>;
  /** Numbers only grow: a shot with an old one is a repeat. */
  readonly lastShot: number;
  readonly caught: readonly Caught[];
}

export const createMagazine = (betId: string, stake: number): Magazine => ({
  betId,
  stake,
  spent: 0,
  won: 0,
  hits: 0,
  flying: new Map(),
  lastShot: 0,
  caught: [],
});

const inFlight = ({ flying }: Magazine): number => [...flying.values()].reduce((sum, price) => sum + price, 0);

/** Amount that can still be fired. */
export const creditOf = (magazine: Magazine): number => magazine.stake - magazine.spent - inFlight(magazine);

/** Payout if it were settled now: unspent shots, shots in flight and catches. */
export const payoutOf = ({ stake, spent, won }: Magazine): number => stake - spent + won;

export type ShotRefusal = 'repeated' | 'malformed' | 'empty';

/** Why a shot may not be fired; null when it may. */
export function shotRefusal(magazine: Magazine, shot: number, price: number): ShotRefusal | null {
  if (!Number.isSafeInteger(price) || price <= 0 || !Number.isSafeInteger(shot)) return 'malformed';
  if (shot <= magazine.lastShot) return 'repeated';
  return price > creditOf(magazine) ? 'empty' : null;
}

/** @throws RangeError when `shotRefusal` names a reason */
export function fireShot(magazine: Magazine, shot: number, price: number): Magazine {
  const refusal = shotRefusal(magazine, shot, price);
  if (refusal) throw new RangeError(`shot ${shot}: ${refusal}`);
  return { ...magazine, lastShot: shot, flying: new Map(magazine.flying).set(shot, price) };
}

/** Refunds a shot without a hit. */
export function returnShot(magazine: Magazine, shot: number): Magazine {
  const flying = new Map(magazine.flying);
  flying.delete(shot);
  return { ...magazine, flying };
}

/** Spends a shot that hit a fish. @param multiplier payout in prices of the shot, 0 without a catch */
export function recordHit(magazine: Magazine, shot: number, species: SpeciesId, multiplier: number): Magazine {
  const price = magazine.flying.get(shot);
  if (price === undefined) return magazine;
  const paid = price * multiplier;
  return {
    ...returnShot(magazine, shot),
    spent: magazine.spent + price,
    hits: magazine.hits + 1,
    won: magazine.won + paid,
    caught: multiplier === 0 ? magazine.caught : withCatch(magazine.caught, species, multiplier, paid),
  };
}

function withCatch(all: readonly Caught[], species: SpeciesId, multiplier: number, paid: number): readonly Caught[] {
  const isSame = (entry: Caught) => entry.species === species && entry.multiplier === multiplier;
  const existing = all.find(isSame) ?? { species, multiplier, count: 0, paid: 0 };
  const updated = { ...existing, count: existing.count + 1, paid: existing.paid + paid };
  return [...all.filter((item) => !isSame(item)), updated];
}
