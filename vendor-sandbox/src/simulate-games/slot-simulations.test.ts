import { simulate } from '@marquee/contract/fairness/simulation';
import { expect, test } from 'vitest';
import { slotSimulations } from './slot-simulations';

/** The long form, of 10 million rounds, is `pnpm simulate:games SLOTS`. */
const ROUNDS = 20_000;
const SEED = 2026;

test.each(slotSimulations.map((game) => [game.name, game] as const))(
  'returns what its strips say: %s',
  (_name, game) => {
    const { returned, expected, band, isWithin } = simulate(game, ROUNDS, SEED);
    expect(isWithin, `${returned} against ${expected} ± ${band}`).toBe(true);
  },
);
