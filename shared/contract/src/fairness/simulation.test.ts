import { describe, expect, it } from 'vitest';
import { simulatedGames } from './simulated-games';
import { simulate } from './simulation';

/** The long form, of 10 million rounds, is `pnpm simulate:games`. */
const ROUNDS = 60_000;
const SEED = 2026;

describe('what a game returns', () => {
  it.each(simulatedGames.map((game) => [game.name, game] as const))('is what its rules say: %s', (_name, game) => {
    expect(game.theory.mean).toBeLessThanOrEqual(1);
    const { returned, expected, band, isWithin } = simulate(game, ROUNDS, SEED);
    expect(isWithin, `${returned} against ${expected} ± ${band}`).toBe(true);
  });

  it('is missed by a game that pays other than it says', () => {
    const [game] = simulatedGames;
    if (!game) throw new Error('no game');
    const generous = { ...game, play: (draw: Parameters<typeof game.play>[0]) => game.play(draw) * 1.02 };
    expect(simulate(generous, 10 * ROUNDS, SEED).isWithin).toBe(false);
  });
});
