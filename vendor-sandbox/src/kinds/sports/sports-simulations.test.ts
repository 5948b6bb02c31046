import { simulate } from '@marquee/contract/fairness/simulation';
import { expect, it } from 'vitest';
import { cockfightSimulations } from '../cockfight/cockfight-simulations';
import { DRAW_RETURN_BP, SIDE_RETURN_BP } from '../cockfight/pool';
import { sportsSimulations } from './sports-simulations';

/** The long form, of 10 million rounds, is `pnpm simulate:games`. */
const ROUNDS = 8_000;
const SEED = 2026;
const games = [...sportsSimulations, ...cockfightSimulations];

it.each(games.map((game) => [game.name, game] as const))('returns what its prices say: %s', (_name, game) => {
  const { returned, expected, band, isWithin } = simulate(game, ROUNDS, SEED);
  expect(isWithin, `${returned} against ${expected} ± ${band}`).toBe(true);
  expect(expected).toBeLessThan(0.985);
});

it('returns from the rings what their rules say', () => {
  expect(cockfightSimulations.map(({ theory }) => Math.round(theory.mean * 10_000))).toEqual([
    SIDE_RETURN_BP,
    DRAW_RETURN_BP,
  ]);
});
