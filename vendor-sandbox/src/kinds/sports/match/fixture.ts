import { createHash } from 'node:crypto';
import type { Strengths } from '../model/model';
import { type Title, titleOf } from '../titles';
import { type League, leagueOf, leagues, type Side } from './leagues';

export interface Fixture {
  /** League, kick-off in seconds since the epoch, number among those that kick off together. */
  readonly id: string;
  readonly league: League;
  readonly title: Title;
  readonly home: Side;
  readonly away: Side;
  readonly strengths: Strengths;
  readonly kickOffMs: number;
}

const ID = /^([a-z]{3})-(\d{9,11})-(\d)$/;

/** How many kick-offs of a league one can bet on ahead of time. */
const SLOTS_AHEAD = 3;

/**
 * The next fixtures of each league: they follow from the clock alone.
 * @param speed how much faster than the plan matches are played
 */
export function fixturesAround(nowMs: number, speed: number): Fixture[] {
  return leagues.flatMap((league, index) => {
    const slotMs = Math.max(1000, Math.round(titleOf(league.title).slotMs / speed / 1000) * 1000);
    const offsetMs = Math.round(((index * 0.37) % 1) * (slotMs / 1000)) * 1000;
    const next = Math.floor((nowMs - offsetMs) / slotMs) + 1;
    return Array.from({ length: SLOTS_AHEAD }, (_, i) => (next + i) * slotMs + offsetMs).flatMap((kickOffMs) =>
      Array.from({ length: league.matchesPerSlot }, (_, i) => fixtureOf(`${league.code}-${kickOffMs / 1000}-${i}`)),
    );
  }) as Fixture[];
}

/** The fixture of an id, whenever it was or will be; null for what no fixture is called. */
export function fixtureOf(id: string): Fixture | null {
  const [, code = '', seconds = '', number = ''] = ID.exec(id) ?? [];
  const league = leagueOf(code);
  if (!league || Number(number) >= league.matchesPerSlot) return null;
  const sides = shuffled(league.sides, `${code} ${seconds}`);
  const [home, away] = sides.slice(2 * Number(number));
  if (!home || !away) return null;
  const kickOffMs = Number(seconds) * 1000;
  const day = Math.floor(kickOffMs / 86_400_000);
  const strength = (side: Side) => 0.82 + 0.3 * fraction(side.name) + 0.1 * fraction(`${side.name} ${day}`);
  return {
    id,
    league,
    title: titleOf(league.title),
    home,
    away,
    strengths: { home: strength(home), away: strength(away) },
    kickOffMs,
  };
}

/** In [0, 1), the same for the same text. What depends on it may be foreseen: who meets whom, and how strong they are. */
const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 4_294_967_296;

const shuffled = (sides: readonly Side[], seed: string): Side[] =>
  sides
    .map((side) => ({ side, at: fraction(`${seed} ${side.name}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ side }) => side);
