import { z } from 'zod';
import type { SingleBetGame } from './instant';
import { choose } from '../choose';
import { payTable } from './pay-table';
import { RISKS, type Risk } from './risk';

export const PLINKO_MIN_ROWS = 8;
export const PLINKO_MAX_ROWS = 16;

export interface PlinkoOptions {
  readonly rows: number;
  readonly risk: Risk;
}
export interface PlinkoOutcome {
  /** At each row: 1 to the right, 0 to the left. */
  readonly path: readonly number[];
  /** Bin from the left, 0 to rows: how often the ball went right. */
  readonly bin: number;
}

/** A bin pays in proportion to a power of its rarity. */
const STEEPNESS: Readonly<Record<Risk, number>> = { low: 0.3, medium: 0.6, high: 0.9 };
/** Hundredths: 10,000 x. */
const MOST = 1_000_000;

const tables = new Map<string, readonly number[]>();

/** Pays of the bins from left to right, hundredths; the same from both ends. */
export function plinkoPays({ rows, risk }: PlinkoOptions): readonly number[] {
  const key = `${risk} ${rows}`;
  const cachedTable = tables.get(key);
  if (cachedTable) return cachedTable;
  const half = Math.floor(rows / 2);
  const results = Array.from({ length: half + 1 }, (_, bin) => {
    const chance = plinkoChance(rows, bin);
    return { chance: 2 * bin === rows ? chance : 2 * chance, weight: chance ** -STEEPNESS[risk] };
  });
  const pays = payTable(results, MOST);
  const table = Array.from({ length: rows + 1 }, (_, bin) => pays[Math.min(bin, rows - bin)] ?? 0);
  tables.set(key, table);
  return table;
}

/** C(rows, bin) / 2^rows. */
export function plinkoChance(rows: number, bin: number): number {
  return choose(rows, bin) / 2 ** rows;
}

/** A ball over rows of pins: at each as likely to the left as to the right. */
export const plinko: SingleBetGame<PlinkoOptions, PlinkoOutcome> = {
  code: 'PLINKO',
  version: 'plinko/1',
  optionsSchema: z.strictObject({
    rows: z.number().int().min(PLINKO_MIN_ROWS).max(PLINKO_MAX_ROWS),
    risk: z.enum(RISKS),
  }),
  outcomeSchema: z.strictObject({
    path: z.array(z.number().int().min(0).max(1)),
    bin: z.number().int().min(0).max(PLINKO_MAX_ROWS),
  }),
  play(draw, { rows }) {
    const path = Array.from({ length: rows }, () => draw(2));
    return { path, bin: path.reduce((sum, step) => sum + step, 0) };
  },
  payout: (stake, options, { bin }) => (stake * BigInt(plinkoPays(options)[bin] ?? 0)) / 100n,
  odds: (options) =>
    plinkoPays(options).map((pay, bin) => ({ chance: plinkoChance(options.rows, bin), factor: pay / 100 })),
};
