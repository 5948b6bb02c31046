import type { Place } from './board-layout';

export const ARROWS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;
export type Arrow = keyof typeof ARROWS;

export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** How much worse a step to the side is than one ahead. */
const SIDEWAYS = 2.5;

/** The spot that an arrow key leads to; null at the edge of the table. */
export function nearestPlace(places: readonly Place[], from: string, arrow: Arrow): string | null {
  const start = places.find(({ spot }) => spot === from);
  if (!start) return null;
  const { x: dirX, y: dirY } = ARROWS[arrow];
  const middle = ({ x, y, w, h }: Place) => ({ x: x + w / 2, y: y + h / 2 });
  const origin = middle(start);
  let best: string | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const point = middle(place);
    const [dx, dy] = [point.x - origin.x, point.y - origin.y];
    const ahead = dx * dirX + dy * dirY;
    const cost = ahead + Math.abs(dx * dirY + dy * dirX) * SIDEWAYS;
    if (ahead > 0.05 && cost < bestCost) [best, bestCost] = [place.spot, cost];
  }
  return best;
}
