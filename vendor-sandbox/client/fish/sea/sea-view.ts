import {
  type Bullet,
  createBullet,
  advanceBullet,
  isExpired,
  STEP_MS,
  type VisibleFish,
  visibleFishAt,
} from '../../../src/kinds/fish/bullet';
import type { CannonLevel } from '../../../src/kinds/fish/cannon';
import type { HitView, RoomView, ShotView } from '../../../src/kinds/fish/fish-messages';
import { createSea, isInSea, type Point, poseOf, type Pose, type Sea } from '../../../src/kinds/fish/sea';
import { type SpeciesId, speciesOf } from '../../../src/kinds/fish/species';

/** How long things are seen after they happened, milliseconds. */
export const NET_MS = 380;
export const CATCH_MS = 1_300;
/** How long a fish that was hit flashes. */
export const HIT_MS = 260;
const AHEAD_AT_MOST_MS = 2_000;

export interface SeenBullet {
  readonly seat: number;
  readonly shot: number;
  readonly level: CannonLevel;
  bullet: Bullet;
}

interface Net extends Point {
  readonly seat: number;
  readonly atMs: number;
}

export interface Catch {
  readonly seat: number;
  readonly species: SpeciesId;
  readonly pose: Pose;
  readonly multiplier: number;
  readonly paid: number;
  readonly atMs: number;
}

/** What is seen of a room now: the same sea that the server has, and what flies in it. */
export interface SeaView {
  readonly seat: number;
  readonly sea: Sea;
  readonly gone: Set<number>;
  readonly aims: number[];
  readonly firedAtMs: number[];
  bullets: SeenBullet[];
  nets: Net[];
  /** When a fish was last hit, by its id. */
  readonly hits: Map<number, number>;
  catches: Catch[];
  /** The fish that own shots follow. */
  lock: number | null;
  /** The room's time now. */
  now(): number;
}

/** @param clock milliseconds of the page, such as `performance.now` */
export function createSeaView({ seed, seat, nowMs, gone }: RoomView, clock: () => number): SeaView {
  const openedAt = clock() - nowMs;
  return {
    seat,
    sea: createSea(seed),
    gone: new Set(gone),
    aims: [0.25, 0.1, -0.1, -0.25],
    firedAtMs: [-1_000, -1_000, -1_000, -1_000],
    bullets: [],
    nets: [],
    hits: new Map(),
    catches: [],
    lock: null,
    now: () => clock() - openedAt,
  };
}

export function addShot(view: SeaView, { seat, shot, aim, lock, level, atMs }: ShotView): void {
  const bornMs = Math.floor(atMs / STEP_MS) * STEP_MS;
  view.bullets.push({ seat, shot, level, bullet: createBullet(seat, aim, lock, bornMs) });
  view.aims[seat] = aim;
  view.firedAtMs[seat] = view.now();
}

export const swimming = (view: SeaView, atMs: number): VisibleFish[] =>
  visibleFishAt(view.sea.fishAt(atMs), view.gone, atMs);

/** Advances shots to now; a hit opens a net, its catch comes from the server. */
export function advance(view: SeaView): void {
  const nowMs = view.now();
  const cache = new Map<number, VisibleFish[]>();
  const water = (atMs: number) => {
    const fish = cache.get(atMs) ?? swimming(view, atMs);
    cache.set(atMs, fish);
    return fish;
  };
  view.bullets = view.bullets.filter((shot) => {
    if (nowMs - shot.bullet.atMs > AHEAD_AT_MOST_MS) return false;
    while (shot.bullet.atMs + STEP_MS <= nowMs) {
      const step = advanceBullet(shot.bullet, water(shot.bullet.atMs + STEP_MS));
      shot.bullet = step.bullet;
      if (step.hitFish) {
        view.nets.push({ seat: shot.seat, x: step.bullet.x, y: step.bullet.y, atMs: nowMs });
        view.hits.set(step.hitFish.fish.id, nowMs);
      }
      if (step.hitFish || isExpired(shot.bullet)) return false;
    }
    return true;
  });
  view.nets = view.nets.filter(({ atMs }) => nowMs - atMs < NET_MS);
  for (const [fish, atMs] of view.hits) if (nowMs - atMs >= HIT_MS) view.hits.delete(fish);
  view.catches = view.catches.filter(({ atMs }) => nowMs - atMs < CATCH_MS);
}

/** Applies a hit of the server. @returns the catch, if there is one */
export function addHit(view: SeaView, { seat, shot, fish: id, multiplier, paid }: HitView): Catch | null {
  const nowMs = view.now();
  view.bullets = view.bullets.filter((seen) => seen.seat !== seat || seen.shot !== shot);
  const fish = view.sea.fish(id);
  const pose = fish && poseOf(fish, nowMs);
  if (multiplier === 0 || !fish) return null;
  view.gone.add(id);
  if (view.lock === id) view.lock = null;
  const caught = {
    seat,
    species: fish.species,
    pose: pose ?? { x: 0, y: 0, heading: 0 },
    multiplier,
    paid,
    atMs: nowMs,
  };
  view.catches.push(caught);
  return caught;
}

/** Own shots that are not to be seen any more: refused, or come back. */
export function dropShots(view: SeaView, shots: readonly number[]): void {
  view.bullets = view.bullets.filter(({ seat, shot }) => seat !== view.seat || !shots.includes(shot));
}

/** The fish to follow next: the largest prize in the sea, or the next smaller one than `after`. */
export function nextTarget(view: SeaView, after: number | null): number | null {
  const inSea = swimming(view, view.now()).filter(({ pose }) => isInSea(pose));
  const ranked = inSea.sort((a, b) => speciesOf(b.fish.species).multiplier - speciesOf(a.fish.species).multiplier);
  const place = ranked.findIndex(({ fish }) => fish.id === after);
  return ranked[(place + 1) % Math.max(ranked.length, 1)]?.fish.id ?? null;
}

/** The fish at a place, the smallest first; fingers are thick. */
export function fishNear(view: SeaView, point: Point, slack: number): number | null {
  const nearbyFish = swimming(view, view.now()).filter(
    ({ fish, pose }) => Math.hypot(pose.x - point.x, pose.y - point.y) < speciesOf(fish.species).halfLength + slack,
  );
  nearbyFish.sort(
    (a, b) => Math.hypot(a.pose.x - point.x, a.pose.y - point.y) - Math.hypot(b.pose.x - point.x, b.pose.y - point.y),
  );
  return nearbyFish[0]?.fish.id ?? null;
}

export function setLock(view: SeaView, fish: number | null): void {
  view.lock = fish;
}

/** Where the followed fish is; null once it is caught or has left the sea. */
export function lockedPose(view: SeaView): Pose | null {
  if (view.lock === null || view.gone.has(view.lock)) return null;
  const fish = view.sea.fish(view.lock);
  const pose = fish ? poseOf(fish, view.now()) : null;
  return pose && isInSea(pose) ? pose : null;
}
