import { seededRandom } from '@marquee/contract/seeded-random';
import { BOSSES, type Species, type SpeciesId, speciesOf } from './species';

/** The part of the sea in which shots fly, in units of its own. */
export const SEA = { width: 1280, height: 760 } as const;

/** Fish enter in waves; a wave follows from the seed of the room and its number alone. */
export const WAVE_MS = 10_000;
/** No fish swims longer than this many waves, less one. */
const WAVES_AT_ONCE = 4;
/** Ids of a wave's fish; waves never hold more. */
const IDS_PER_WAVE = 100;
const BOSS_EVERY_WAVES = 5;
/** How far beyond the edge fish come and go. */
const MARGIN = 220;
/** In each lane a group may enter so often; lanes are quick enough for the longest group. */
const SLOTS_PER_WAVE = 2;
const SLOT_MS = WAVE_MS / SLOTS_PER_WAVE;
/** How far the lanes bend up and down. */
const BEND = 26;
/** How far a fish sways to its side. */
const SWAY = 7;

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

/**
 * Fish keep to lanes by their size, each at the speed of its lane: unlike fish neither cross nor catch up, and each can be
 * seen and hit. The lanes lie between the surface and the cannons.
 */
interface Lane {
  /** Of its middle. */
  readonly y: number;
  /** What its fish take up to each side. */
  readonly halfHeight: number;
  /** Units a second. */
  readonly speed: number;
  readonly isFromLeft: boolean;
  /** Share of slots in which a group enters. */
  readonly fill: number;
  readonly species: readonly SpeciesId[];
  readonly hasBosses: boolean;
}

const SMALL: readonly SpeciesId[] = ['minnow', 'clownfish', 'tang', 'butterfly'];
const MIDDLE: readonly SpeciesId[] = ['butterfly', 'puffer', 'lionfish', 'jelly'];
const LARGE: readonly SpeciesId[] = ['turtle', 'ray', 'sword', 'shark', 'arowana'];

const LANES: readonly Lane[] = [
  { y: 88, halfHeight: 44, speed: 76, isFromLeft: true, fill: 0.8, species: MIDDLE, hasBosses: false },
  { y: 174, halfHeight: 40, speed: 96, isFromLeft: false, fill: 0.85, species: SMALL, hasBosses: false },
  { y: 292, halfHeight: 74, speed: 64, isFromLeft: true, fill: 0.6, species: LARGE, hasBosses: true },
  { y: 410, halfHeight: 40, speed: 104, isFromLeft: false, fill: 0.85, species: SMALL, hasBosses: false },
  { y: 516, halfHeight: 58, speed: 112, isFromLeft: true, fill: 0.6, species: LARGE, hasBosses: false },
];

/** Where a fish is and where it looks. */
export interface Pose extends Point {
  /** Radians, 0 to the right, growing downwards. */
  readonly heading: number;
}

/** The fish of a wave, a function of the seed. @param wave 0 and up */
export function fishOfWave(seed: string, wave: number): Fish[] {
  const random = seededRandom(`${seed}:${wave}`).next;
  const isBossWave = wave % BOSS_EVERY_WAVES === BOSS_EVERY_WAVES - 1;
  const groups = LANES.flatMap((lane) => {
    const path = pathOf(seed, lane);
    return groupsOf(lane, isBossWave, random).flatMap(({ species, slot }) =>
      schoolOf({ species, lane, path, bornMs: wave * WAVE_MS + slot * SLOT_MS, random }),
    );
  });
  return groups.slice(0, IDS_PER_WAVE).map((fish, index) => ({ ...fish, id: wave * IDS_PER_WAVE + index }));
}

interface Group {
  readonly species: Species;
  /** Of the wave. */
  readonly slot: number;
}

/** What enters a lane in a wave. A boss is alone in its lane: in its wave, nothing else enters there. */
function groupsOf(lane: Lane, isBossWave: boolean, random: () => number): Group[] {
  if (lane.hasBosses && isBossWave) {
    const boss = BOSSES[Math.floor(random() * BOSSES.length)] ?? 'angler';
    return [{ species: speciesOf(boss), slot: 0 }];
  }
  return Array.from({ length: SLOTS_PER_WAVE }, (_, slot) => slot).flatMap((slot) => {
    const [isTaken, share] = [random() < lane.fill, random()];
    return isTaken ? [{ species: speciesOf(pickSpecies(lane, share)), slot }] : [];
  });
}

/** By the frequency of the species among those of the lane. @param share 0 to 1 */
function pickSpecies({ species }: Lane, share: number): SpeciesId {
  let rest = share * species.reduce((sum, id) => sum + speciesOf(id).perWave, 0);
  for (const id of species) {
    rest -= speciesOf(id).perWave;
    if (rest < 0) return id;
  }
  return species[0] ?? 'minnow';
}

interface School {
  readonly species: Species;
  readonly lane: Lane;
  readonly path: Fish['path'];
  readonly bornMs: number;
  readonly random: () => number;
}

function schoolOf({ species, lane, path, bornMs, random }: School): Omit<Fish, 'id'>[] {
  // One behind the other, so that each of a school can be seen with its price.
  const gap = (species.halfLength + species.radius) * 2.3;
  const room = Math.max(0, lane.halfHeight - species.radius - SWAY);
  return Array.from({ length: species.school }, (_, place) => ({
    species: species.id,
    bornMs: Math.round(bornMs + place * (gap / lane.speed) * 1000 + random() * 160),
    swimMs: Math.round(((SEA.width + 2 * MARGIN) / lane.speed) * 1000),
    path,
    aside: species.school === 1 ? 0 : (place % 2 === 0 ? 1 : -1) * room * (0.4 + random() * 0.6),
    phase: random() * Math.PI * 2,
  }));
}

/** The way of a lane: all lanes of a sea bend alike, so that they stay apart; each has a direction of its own. */
function pathOf(seed: string, { y, isFromLeft }: Lane): Fish['path'] {
  const random = seededRandom(`${seed}:currents`).next;
  const bend = () => (random() * 2 - 1) * BEND;
  const isMirrored = random() < 0.5;
  const length = SEA.width + 2 * MARGIN;
  const at = (third: number, dy: number): Point => ({ x: -MARGIN + (length * third) / 3, y: y + dy });
  const [start, first, second, end] = [at(0, bend()), at(1, bend()), at(2, bend()), at(3, bend())];
  return isFromLeft !== isMirrored ? [start, first, second, end] : [end, second, first, start];
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
  const aside = fish.aside + Math.sin(atMs / 900 + fish.phase) * SWAY;
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
        for (const entry of wave(number))
          if (entry.bornMs <= atMs && atMs <= entry.bornMs + entry.swimMs) fish.push(entry);
      return fish;
    },
    fish: (id) => wave(Math.floor(id / IDS_PER_WAVE)).find((candidate) => candidate.id === id),
  };
}
