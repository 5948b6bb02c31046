import { describe, expect, it } from 'vitest';
import { spotsOf } from '../../../src/kinds/live/rules/live-rules';
import { LIVE_GAMES } from '../../../src/kinds/live/rules/outcome';
import { layoutOf } from './layout';
import { nearestPlace } from './nearest-place';

describe.each(LIVE_GAMES)('the board of %s', (game) => {
  it.each([false, true])('has every spot of the rules once, inside its bounds (upright: %s)', (upright) => {
    const { columns, rows, places } = layoutOf(game, upright);
    expect(places.map(({ spot }) => spot).sort()).toEqual(
      spotsOf(game)
        .map(({ id }) => id)
        .sort(),
    );
    for (const { spot, x, y, w, h } of places) {
      expect(Math.min(x, y), spot).toBeGreaterThanOrEqual(-0.001);
      expect(x + w, spot).toBeLessThanOrEqual(columns + 0.001);
      expect(y + h, spot).toBeLessThanOrEqual(rows + 0.001);
    }
  });

  it.each([false, true])('lets no two spots lie over each other but edges (upright: %s)', (upright) => {
    const places = layoutOf(game, upright).places.filter(({ style }) => style !== 'edge');
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        expect(across > 0.01 && down > 0.01, `${a.spot} ${b.spot}`).toBe(false);
      }
    }
  });

  it('lets the arrow keys reach every spot', () => {
    const { places } = layoutOf(game, false);
    const reachedSpots = new Set([places[0]!.spot]);
    for (const spot of reachedSpots) {
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = nearestPlace(places, spot, arrow);
        if (next) reachedSpots.add(next);
      }
    }
    expect(places.filter(({ spot }) => !reachedSpots.has(spot)).map(({ spot }) => spot)).toEqual([]);
  });
});
