import { CANNONS } from '../../../src/kinds/fish/bullet';
import { type Point, SEA } from '../../../src/kinds/fish/sea';

/** Which part of the sea a screen shows. */
export interface Camera {
  /** Pixels a unit of the sea. */
  readonly scale: number;
  /** Where the sea's origin is, pixels. */
  readonly left: number;
  readonly top: number;
}

/** Of a tall screen at least this much of the sea's width is seen, around the own cannon. */
const NARROWEST_VIEW = 620;

export function cameraOf(width: number, height: number, seat: number): Camera {
  const fitScale = Math.min(width / SEA.width, height / SEA.height);
  const scale = Math.max(fitScale, Math.min(height / SEA.height, width / NARROWEST_VIEW));
  const visibleWidth = width / scale;
  const centre = CANNONS[seat]?.x ?? SEA.width / 2;
  const from =
    visibleWidth >= SEA.width
      ? (SEA.width - visibleWidth) / 2
      : Math.min(Math.max(centre - visibleWidth / 2, 0), SEA.width - visibleWidth);
  return { scale, left: -from * scale, top: height - SEA.height * scale };
}

export const toSea = ({ scale, left, top }: Camera, x: number, y: number): Point => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
});
