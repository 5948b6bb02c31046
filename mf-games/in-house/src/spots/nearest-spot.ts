/** A place on the screen; of a box, its middle. */
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

/** Sideways distance counts more, so that a row is walked along before it is left. */
const SIDEWAYS = 2.5;

/** The place of the box that an arrow leads to from another one; null when nothing lies there or the key is no arrow. */
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
