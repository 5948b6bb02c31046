import { countHits } from '../hits';
import { listKind } from '../selection/define-kind';
import type { Chance, Hits, KindDefinition } from '../selection/kind';
import { namedOutcomes } from '../selection/outcomes';

export const SIDES = namedOutcomes(['big', 'small', 'odd', 'even']);

/** The two sides that a number has. @param bigFrom the lowest number that is big */
export const sidesOf = (number: number, bigFrom: number): Hits =>
  countHits(SIDES.size, [number >= bigFrom ? 0 : 1, number % 2 === 1 ? 2 : 3]);

/** All four sides at one price. */
export const sidesKind = (pool: string, chance: Chance): KindDefinition =>
  listKind(pool, { pools: pool, outcomes: SIDES, most: { each: 1, together: 2 }, chance });
