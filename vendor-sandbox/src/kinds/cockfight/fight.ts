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

/** The rings of the vendors do not open at the same time. */
const offsetOf = (vendor: string): number => (digest(vendor)[0] ?? 0) * 191;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The fight of a vendor's ring at an instant. */
export function fightAt(vendor: string, nowMs: number): Fight {
  const offset = offsetOf(vendor);
  return fightOf(vendor, Math.floor((nowMs - offset) / CYCLE_MS));
}

export function fightOf(vendor: string, serial: number): Fight {
  const opensAtMs = serial * CYCLE_MS + offsetOf(vendor);
  const bytes = digest(`${vendor} ${serial}`);
  const cock = (at: number, hue: number): Cock => ({
    name: `${FIRST[(bytes[at] ?? 0) % FIRST.length]} ${LAST[(bytes[at + 1] ?? 0) % LAST.length]}`,
    weight: 1850 + 10 * ((bytes[at + 2] ?? 0) % 40),
    hue,
  });
  return {
    id: `${vendor}-${serial}`,
    // Of the day, as a ring counts them.
    number: 1 + (serial % Math.floor(86_400_000 / CYCLE_MS)),
    meron: cock(0, ((bytes[6] ?? 0) % 30) + 2),
    wala: cock(3, 195 + ((bytes[7] ?? 0) % 40)),
    opensAtMs,
    closesAtMs: opensAtMs + OPEN_MS,
    endsAtMs: opensAtMs + OPEN_MS + FIGHT_MS,
    nextAtMs: opensAtMs + CYCLE_MS,
  };
}

export const phaseOf = ({ closesAtMs, endsAtMs }: Fight, nowMs: number): Phase =>
  nowMs < closesAtMs ? 'open' : nowMs < endsAtMs ? 'fighting' : 'over';

/** When a fight ends, by its id; null for what no fight is called. */
export function endOfFight(id: string): number | null {
  const [vendor, serial] = id.split(/-(?=\d+$)/);
  return vendor && serial ? fightOf(vendor, Number(serial)).endsAtMs : null;
}
