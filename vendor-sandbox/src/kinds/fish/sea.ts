import { seededRandom } from '@marquee/contract/seeded-random';
import { BOSSES, SPECIES, type Species, type SpeciesId, speciesOf } from './species';

/** The part of the sea in which shots fly, in units of its own. */
export const SEA = { width: 1280, height: 760 } as const;

/** Fish enter in waves; a wave follows from the seed of the room and its number alone. */
export const WAVE_MS = 10_000;
/** No fish swims longer than this many waves. */
const WAVES_AT_ONCE = 4;
const LONGEST_SWIM_MS = (WAVES_AT_ONCE - 1) * WAVE_MS;
/** Ids of a wave's fish; waves never hold more. */
const IDS_PER_WAVE = 100;
const BOSS_EVERY_WAVES = 5;
/** How far beyond the edge fish come and go. */
const MARGIN = 220;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fish {
  readonly id: number;
  readonly species: SpeciesId;
  /** Since the room opened. */
  readonly bornMs: number;
  readonly swimMs: number;
  /** Control points of a cubic curve. */
  readonly path: readonly [Point, Point, Point, Point];
  /** Place in the school: distance to the side of the curve. */
  readonly aside: number;
  readonly phase: number;
}

/** Where a fish is and where it looks. */
export interface Pose extends Point {
  /** Radians, 0 to the right, growing downwards. */
  readonly heading: number;
}

/** The fish of a wave, a function of the seed. @param wave 0 and up */
export function fishOfWave(seed: string, wave: number): Fish[] {
  const random = seededRandom(`${seed}:${wave}`).next;
  const all: Omit<Fish, 'id'>[] = [];
  for (const species of SPECIES) {
    const schools = Math.floor(species.perWave + random());
    for (let school = 0; school < schools; school += 1) all.push(...schoolOf(species, wave, random));
  }
  if (wave % BOSS_EVERY_WAVES === BOSS_EVERY_WAVES - 1) {
    const boss = BOSSES[Math.floor(random() * BOSSES.length)] ?? 'angler';
    all.push(...schoolOf(speciesOf(boss), wave, random));
  }
  return all.slice(0, IDS_PER_WAVE).map((fish, index) => ({ ...fish, id: wave * IDS_PER_WAVE + index }));
}

function schoolOf(species: Species, wave: number, random: () => number): Omit<Fish, 'id'>[] {
  const path = pathOf(random, species.school > 1 ? 40 : species.radius);
  const swimMs = Math.min((lengthOf(path) / species.speed) * 1000, LONGEST_SWIM_MS);
  const bornMs = wave * WAVE_MS + random() * WAVE_MS;
  const gap = species.radius * 2.6;
  return Array.from({ length: species.school }, (_, place) => ({
    species: species.id,
    bornMs: Math.round(bornMs + place * (gap / species.speed) * 620 + random() * 160),
    swimMs: Math.round(swimMs),
    path,
    aside: species.school === 1 ? 0 : (place % 2 === 0 ? 1 : -1) * gap * (0.3 + random() * 0.6),
    phase: random() * Math.PI * 2,
  }));
}

/** From one side to the other through two random places, clear of the surface and of the cannons. */
function pathOf(random: () => number, room: number): Fish['path'] {
  const depth = () => 50 + room + random() * (SEA.height - 230 - 2 * room);
  const start = { x: -MARGIN, y: depth() };
  const end = { x: SEA.width + MARGIN, y: depth() };
  const first = { x: SEA.width * (0.05 + random() * 0.5), y: depth() };
  const second = { x: SEA.width * (0.45 + random() * 0.5), y: depth() };
  return random() < 0.5 ? [start, first, second, end] : [end, second, first, start];
}

function lengthOf(path: Fish['path']): number {
  let length = 0;
  let before = curvePoint(path, 0);
  for (let step = 1; step <= 16; step += 1) {
    const here = curvePoint(path, step / 16);
    length += Math.hypot(here.x - before.x, here.y - before.y);
    before = here;
  }
  return length;
}

function curvePoint([a, b, c, d]: Fish['path'], at: number): Point {
  const inverse = 1 - at;
  const [p, q, r, s] = [inverse ** 3, 3 * inverse ** 2 * at, 3 * inverse * at ** 2, at ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

function curveHeading([a, b, c, d]: Fish['path'], at: number): number {
  const inverse = 1 - at;
  const [p, q, r] = [inverse ** 2, 2 * inverse * at, at ** 2];
  return Math.atan2(
    p * (b.y - a.y) + q * (c.y - b.y) + r * (d.y - c.y),
    p * (b.x - a.x) + q * (c.x - b.x) + r * (d.x - c.x),
  );
}

/** Null outside of the fish's swim. @param atMs since the room opened */
export function poseOf(fish: Fish, atMs: number): Pose | null {
  const at = (atMs - fish.bornMs) / fish.swimMs;
  if (at < 0 || at > 1) return null;
  const point = curvePoint(fish.path, at);
  const heading = curveHeading(fish.path, at);
  const aside = fish.aside + Math.sin(atMs / 900 + fish.phase) * 7;
  return { x: point.x - Math.sin(heading) * aside, y: point.y + Math.cos(heading) * aside, heading };
}

/** Whether enough of a pose is inside the sea to aim at. */
export const isInSea = ({ x, y }: Point): boolean => x > 0 && x < SEA.width && y > 0 && y < SEA.height;

/** The fish of a room: a function of its seed and the time since it opened. */
export interface Sea {
  /** All whose swim covers the instant, caught or not. @param atMs since the room opened */
  fishAt(atMs: number): readonly Fish[];
  fish(id: number): Fish | undefined;
}

export function createSea(seed: string): Sea {
  const waves = new Map<number, readonly Fish[]>();
  const wave = (number: number) => {
    const cachedWave = waves.get(number);
    if (cachedWave) return cachedWave;
    const fish = fishOfWave(seed, number);
    waves.set(number, fish);
    waves.delete(number - 2 * WAVES_AT_ONCE);
    return fish;
  };
  return {
    fishAt(atMs) {
      const newest = Math.floor(atMs / WAVE_MS);
      const fish: Fish[] = [];
      for (let number = Math.max(0, newest - WAVES_AT_ONCE); number <= newest; number += 1)
        for (const one of wave(number)) if (one.bornMs <= atMs && atMs <= one.bornMs + one.swimMs) fish.push(one);
      return fish;
    },
    fish: (id) => wave(Math.floor(id / IDS_PER_WAVE)).find((one) => one.id === id),
  };
}
