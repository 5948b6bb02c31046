import { expect, it } from 'vitest';
import { gameOfName } from '../kinds/live/game-of-table';
import { spotOf } from '../kinds/live/rules/live-rules';
import { spotAt } from './table-crowd';

it.each(['Lotus Baccarat 1', 'Lotus Roulette 2', 'Lotus Sic Bo', 'Lotus Dragon Tiger 1'])(
  'bets on spots that %s has',
  (table) => {
    const game = gameOfName(table);
    const spots = new Set(Array.from({ length: 200 }, () => spotAt(table)));
    expect(spots.size).toBeGreaterThan(2);
    for (const spot of spots) expect(game && spotOf(game, spot), spot).toBeTruthy();
  },
);
