import { type Fish, type Point, type Pose, poseOf, SEA } from './sea';
import { speciesOf } from './species';

/** Units of the sea a second. */
export const BULLET_SPEED = 780;
/** A shot without a hit is refunded after so long. */
export const BULLET_LIFE_MS = 4_000;
/** One step of a flight: shorter than the thinnest fish. */
export const STEP_MS = 20;
const NET_RADIUS = 8;

/** Positions of the cannons by seat. */
export const CANNONS: readonly Point[] = [0.14, 0.38, 0.62, 0.86].map((share) => ({
  x: SEA.width * share,
  y: SEA.height - 26,
}));
/** Length of a barrel, at the end of which a shot starts. */
const BARREL = 62;
/** Aim is an angle to the vertical, radians; a barrel does not point below the horizon. */
export const MAX_AIM = 1.45;

export interface Bullet {
  readonly x: number;
  readonly y: number;
  /** Units a second. */
  readonly dx: number;
  readonly dy: number;
  /** Since the room opened. */
  readonly atMs: number;
  readonly bornMs: number;
  /** The fish that it follows, passing all others. Null: flies straight, bounces off the walls, hits the first fish. */
  readonly lock: number | null;
}

/** @param aim radians to the vertical, positive to the right */
export function createBullet(seat: number, aim: number, lock: number | null, atMs: number): Bullet {
  const cannon = CANNONS[seat] ?? { x: SEA.width / 2, y: SEA.height };
  const [side, up] = [Math.sin(aim), -Math.cos(aim)];
  return {
    x: cannon.x + side * BARREL,
    y: cannon.y + up * BARREL,
    dx: side * BULLET_SPEED,
    dy: up * BULLET_SPEED,
    atMs,
    bornMs: atMs,
    lock,
  };
}

/** The aim from a cannon at a point, within what a barrel can do. */
export function aimAt(seat: number, { x, y }: Point): number {
  const cannon = CANNONS[seat] ?? { x: SEA.width / 2, y: SEA.height };
  return Math.min(Math.max(Math.atan2(x - cannon.x, cannon.y - y), -MAX_AIM), MAX_AIM);
}

/** One step on. @param target where the locked fish is; null lets the bullet fly straight from here on */
export function moveBullet(bullet: Bullet, target: Point | null): Bullet {
  const seconds = STEP_MS / 1000;
  const steered = target ? towards(bullet, target) : bullet;
  const x = steered.x + steered.dx * seconds;
  const y = steered.y + steered.dy * seconds;
  const across = x < 0 || x > SEA.width;
  const upright = y < 0 || y > SEA.height;
  return {
    x: across ? steered.x - steered.dx * seconds : x,
    y: upright ? steered.y - steered.dy * seconds : y,
    dx: across ? -steered.dx : steered.dx,
    dy: upright ? -steered.dy : steered.dy,
    atMs: bullet.atMs + STEP_MS,
    bornMs: bullet.bornMs,
    lock: target ? bullet.lock : null,
  };
}

function towards(bullet: Bullet, target: Point): Bullet {
  const distance = Math.hypot(target.x - bullet.x, target.y - bullet.y) || 1;
  return {
    ...bullet,
    dx: ((target.x - bullet.x) / distance) * BULLET_SPEED,
    dy: ((target.y - bullet.y) / distance) * BULLET_SPEED,
  };
}

export const isExpired = (bullet: Bullet): boolean => bullet.atMs - bullet.bornMs >= BULLET_LIFE_MS;

/** Whether a point touches a fish's body. */
export function touches(point: Point, fish: Fish, pose: Pose): boolean {
  const { halfLength, radius } = speciesOf(fish.species);
  const [along, across] = [Math.cos(pose.heading), Math.sin(pose.heading)];
  const [x, y] = [point.x - pose.x, point.y - pose.y];
  const share = Math.min(Math.max(x * along + y * across, -halfLength), halfLength);
  return Math.hypot(x - share * along, y - share * across) <= radius + NET_RADIUS;
}

/** A fish still in the water, where it is now. */
export interface VisibleFish {
  readonly fish: Fish;
  readonly pose: Pose;
}

export const visibleFishAt = (fish: readonly Fish[], gone: ReadonlySet<number>, atMs: number): VisibleFish[] =>
  fish.flatMap((entry) => {
    const pose = gone.has(entry.id) ? null : poseOf(entry, atMs);
    return pose ? [{ fish: entry, pose }] : [];
  });

/** One step of a flight and what it hits. @param swimming fish at the end of the step */
export function advanceBullet(
  bullet: Bullet,
  swimming: readonly VisibleFish[],
): { bullet: Bullet; hitFish: VisibleFish | null } {
  const locked = bullet.lock === null ? undefined : swimming.find(({ fish }) => fish.id === bullet.lock);
  const next = moveBullet(bullet, locked?.pose ?? null);
  const candidates = locked ? [locked] : swimming;
  return { bullet: next, hitFish: candidates.find(({ fish, pose }) => touches(next, fish, pose)) ?? null };
}
