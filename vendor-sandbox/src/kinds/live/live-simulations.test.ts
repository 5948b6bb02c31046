import { simulate } from '@marquee/contract/fairness/simulation';
import { expect, it } from 'vitest';
import { liveSimulations } from './live-simulations';
import { returnsOf } from './rules/live-rules';
import { LIVE_GAMES } from './rules/outcome';

/** The long form, of 10 million rounds, is `pnpm simulate:games LIVE`. */
const ROUNDS = 40_000;
const SEED = 2026;

it.each(liveSimulations.map((game) => [game.name, game] as const))('returns what its rules say: %s', (_name, game) => {
  const { returned, expected, band, isWithin } = simulate(game, ROUNDS, SEED);
  expect(isWithin, `${returned} against ${expected} ± ${band}`).toBe(true);
});

it('is checked against the returns that players are shown', () => {
  const returns = LIVE_GAMES.flatMap((game) => Object.entries(returnsOf(game)));
  for (const { name, theory } of liveSimulations) {
    const spot = name.split(', ')[1];
    const isExpected = returns.some(([id, part]) => id === spot && Math.abs(part - theory.mean) < 1e-9);
    expect(isExpected, name).toBe(true);
  }
});
