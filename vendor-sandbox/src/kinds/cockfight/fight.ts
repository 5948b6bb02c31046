import { createHash } from 'node:crypto';

export type Phase = 'open' | 'fighting' | 'over';

export interface Cock {
  readonly name: string;
  /** Grams. */
  readonly weight: number;
  /** Hue of its feathers, degrees. */
  readonly hue: number;
}

/** A fight as the clock has it; everything but its result and its pools. */
export interface Fight {
  readonly id: string;
  readonly number: number;
  readonly meron: Cock;
  readonly wala: Cock;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly endsAtMs: number;
  readonly nextAtMs: number;
}

const OPEN_MS = 26_000;
const FIGHT_MS = 14_000;
const RESULT_MS = 9000;
const CYCLE_MS = OPEN_MS + FIGHT_MS + RESULT_MS;

const FIRST = [
  'Red',
  'Golden',
  'Night',
  'Copper',
  'River',
  'Storm',
  'Ivory',
  'Ember',
  'Silver',
  'Lone',
  'Swift',
  'Proud',
];
const LAST = [
  'Comet',
  'Lantern',
  'Herald',
  'Monsoon',
  'Banner',
  'Drummer',
  'Sentry',
  'Kite',
  'Tide',
  'Captain',
  'Flint',
  'Dawn',
];

/** Spreads the rings of the vendors over time. */
const offsetOf = (vendor: string): number => (digest(vendor)[0] ?? 0) * 191;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Fights never run faster, so that players can bet on them. */
const FASTEST = 4;

/** The clock of the rings. */
export interface FightClock {
  /** The fight of a vendor's ring at an instant. */
  at(vendor: string, nowMs: number): Fight;
  /** When a fight ends, by its id; null when no fight has this id. */
  endOf(id: string): number | null;
}

/** @param speed how much faster than planned fights follow each other */
export function fightClock(speed = 1): FightClock {
  const pace = Math.min(speed, FASTEST);
  const cycleMs = Math.round(CYCLE_MS / pace);
  const closesAfterMs = Math.round(OPEN_MS / pace);
  const endsAfterMs = closesAfterMs + Math.round(FIGHT_MS / pace);
  return {
    at(vendor, nowMs) {
      const offsetMs = offsetOf(vendor);
      const opensAtMs = Math.floor((nowMs - offsetMs) / cycleMs) * cycleMs + offsetMs;
      return {
        ...cocksOf(`${vendor} ${opensAtMs}`),
        id: `${vendor}-${opensAtMs}`,
        // Counted within the day.
        number: 1 + Math.floor((opensAtMs % 86_400_000) / cycleMs),
        opensAtMs,
        closesAtMs: opensAtMs + closesAfterMs,
        endsAtMs: opensAtMs + endsAfterMs,
        nextAtMs: opensAtMs + cycleMs,
      };
    },
    endOf(id) {
      const opensAtMs = Number(/-(\d{12,14})$/.exec(id)?.[1]);
      return Number.isNaN(opensAtMs) ? null : opensAtMs + endsAfterMs;
    },
  };
}

function cocksOf(seed: string): Pick<Fight, 'meron' | 'wala'> {
  const bytes = digest(seed);
  const cock = (at: number, hue: number): Cock => ({
    name: `${FIRST[(bytes[at] ?? 0) % FIRST.length]} ${LAST[(bytes[at + 1] ?? 0) % LAST.length]}`,
    weight: 1850 + 10 * ((bytes[at + 2] ?? 0) % 40),
    hue,
  });
  return { meron: cock(0, ((bytes[6] ?? 0) % 30) + 2), wala: cock(3, 195 + ((bytes[7] ?? 0) % 40)) };
}

export const phaseOf = ({ closesAtMs, endsAtMs }: Fight, nowMs: number): Phase =>
  nowMs < closesAtMs ? 'open' : nowMs < endsAtMs ? 'fighting' : 'over';
