import { z } from 'zod';
import type { SingleBetGame } from './instant';
import { choose } from '../choose';
import { payTable } from './pay-table';
import { RISKS, type Risk } from './risk';

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;
export const KENO_MAX_PICKS = 10;

export interface KenoOptions {
  /** 1 to 10 different numbers of 1 to 40. */
  readonly picks: readonly number[];
  readonly risk: Risk;
}
export interface KenoOutcome {
  /** In the order of the draw. */
  readonly drawn: readonly number[];
}

/** The fewest hits that pay are as likely as this at most; they pay in proportion to a power of their rarity. */
const SHAPES: Readonly<Record<Risk, { readonly reach: number; readonly steepness: number }>> = {
  low: { reach: 0.75, steepness: 0.5 },
  medium: { reach: 0.5, steepness: 0.65 },
  high: { reach: 0.25, steepness: 0.8 },
};
/** Hundredths: 1,000 x. */
const MOST = 100_000;

const tables = new Map<string, readonly number[]>();

/** Pays by the number of hits, 0 to `picks`, hundredths. */
export function kenoPays(picks: number, risk: Risk): readonly number[] {
  const key = `${risk} ${picks}`;
  const cachedTable = tables.get(key);
  if (cachedTable) return cachedTable;
  const { reach, steepness } = SHAPES[risk];
  const chances = Array.from({ length: picks + 1 }, (_, hits) => kenoChance(picks, hits));
  const atLeast = (hits: number) => chances.slice(hits).reduce((sum, chance) => sum + chance, 0);
  const results = chances.map((chance, hits) => ({
    chance,
    weight: atLeast(hits) <= reach + ROUNDING ? chance ** -steepness : 0,
  }));
  const pays = payTable(results, MOST);
  tables.set(key, pays);
  return pays;
}

const ROUNDING = 1e-12;

/** Hypergeometric: hits among the picks when 10 of 40 are drawn. */
export function kenoChance(picks: number, hits: number): number {
  return (choose(KENO_DRAWN, hits) * choose(KENO_NUMBERS - KENO_DRAWN, picks - hits)) / choose(KENO_NUMBERS, picks);
}

export function kenoHits(picks: readonly number[], drawn: readonly number[]): readonly number[] {
  return drawn.filter((number) => picks.includes(number));
}

/** Ten of forty numbers are drawn; pays by how many of one's own are among them. */
export const keno: SingleBetGame<KenoOptions, KenoOutcome> = {
  code: 'KENO',
  version: 'keno/1',
  optionsSchema: z.strictObject({
    picks: z
      .array(z.number().int().min(1).max(KENO_NUMBERS))
      .min(1)
      .max(KENO_MAX_PICKS)
      .refine((picks) => new Set(picks).size === picks.length),
    risk: z.enum(RISKS),
  }),
  outcomeSchema: z.strictObject({ drawn: z.array(z.number().int().min(1).max(KENO_NUMBERS)).length(KENO_DRAWN) }),
  play(draw) {
    const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
    const drawn = Array.from({ length: KENO_DRAWN }, () => numbers.splice(draw(numbers.length), 1)[0] ?? 0);
    return { drawn };
  },
  payout: (stake, { picks, risk }, { drawn }) =>
    (stake * BigInt(kenoPays(picks.length, risk)[kenoHits(picks, drawn).length] ?? 0)) / 100n,
  odds: ({ picks, risk }) =>
    kenoPays(picks.length, risk).map((pay, hits) => ({ chance: kenoChance(picks.length, hits), factor: pay / 100 })),
};
