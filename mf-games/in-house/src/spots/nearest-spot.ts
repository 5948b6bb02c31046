/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Distance across the direction counts more, so that the focus stays in its row. */
const SIDEWAYS = 2.5;

/** Index of the nearest box in the direction of an arrow key; null when there is none, or for any other key. */
export function nearestSpot(boxes: readonly Box[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  const start = boxes[from];
  if (!direction || !start) return null;
  const [dx, dy] = direction;
  let best: { index: number; distance: number } | null = null;
  boxes.forEach((box, index) => {
    const [x, y] = [middleX(box) - middleX(start), middleY(box) - middleY(start)];
    const ahead = x * dx + y * dy;
    if (index === from || ahead < 1) return;
    const distance = ahead + SIDEWAYS * Math.abs(x * dy + y * dx);
    if (!best || distance < best.distance) best = { index, distance };
  });
  return (best as { index: number } | null)?.index ?? null;
}

const middleX = ({ left, width }: Box): number => left + width / 2;
const middleY = ({ top, height }: Box): number => top + height / 2;
