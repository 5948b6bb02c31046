import type { LotteryLine } from './line';
import type { DrawnNumbers, NumberReading } from './number-reading';
import type { LotteryKind } from './selection/kind';
import { ODDS_SCALE } from './selection/price';

/** Tells lists whose pools are all read from numbers. */
export function isReadFromNumbers(numbers: readonly DrawnNumbers[]): (kind: LotteryKind) => boolean {
  const read = new Set(numbers.flatMap(({ pools }) => Object.keys(pools)));
  return (kind) => kind.family === 'list' && kind.push === undefined && kind.pools.every((pool) => read.has(pool));
}

/**
 * What lists are paid at the worst result. Numbers are drawn on their own, so each is the one that pays least; what parts of a ledger
 * unit come back for several hits of a line is rounded up.
 * @param lines of kinds that are read from the numbers
 * @returns ledger units
 */
export function leastOfNumbers(numbers: readonly DrawnNumbers[], lines: readonly LotteryLine[]): bigint {
  if (lines.length === 0) return 0n;
  const paid = paidByPool(lines);
  return numbers.reduce((sum, drawn) => sum + BigInt(drawn.count) * leastOfNumber(drawn, paid), 0n);
}

interface PaidPool {
  readonly kind: LotteryKind;
  /** What a hit of an outcome is paid. */
  readonly amounts: Map<number, bigint>;
}

function paidByPool(lines: readonly LotteryLine[]): ReadonlyMap<string, PaidPool> {
  const paid = new Map<string, PaidPool>();
  for (const { kind, pick, unitStake, odds } of lines)
    for (const [tier, pool] of kind.pools.entries()) {
      const amount = paidByHit(kind, unitStake * BigInt(odds), tier);
      const own = paid.get(pool) ?? { kind, amounts: new Map<number, bigint>() };
      paid.set(pool, own);
      for (const outcome of pick[0] ?? []) add(own.amounts, outcome, amount);
    }
  return paid;
}

function paidByHit(kind: LotteryKind, stakeAtOdds: bigint, tier: number): bigint {
  if (kind.family !== 'list') return 0n;
  const { tiers, most } = kind;
  const parts = BigInt(ODDS_SCALE * (tiers[0] ?? 1));
  const amount = stakeAtOdds * BigInt(tiers[tier] ?? 0);
  return most.together === 1 ? amount / parts : (amount + parts - 1n) / parts;
}

const DIGITS = 10;

/** What a number of the drawn ones is paid that pays least: from the last digits that are longest, digit by digit, to none. */
function leastOfNumber({ pools }: DrawnNumbers, paid: ReadonlyMap<string, PaidPool>): bigint {
  const read = Object.entries(pools).flatMap(([pool, reading]) => {
    const own = paid.get(pool);
    return own ? [{ ...own, reading }] : [];
  });
  let amounts: ReadonlyMap<number, bigint> = new Map();
  for (let width = Math.max(0, ...read.map(({ reading }) => reading.width)); width >= 0; width--) {
    const shorter = leastByEnd(amounts, DIGITS ** width);
    for (const { kind, amounts: own, reading } of read) {
      if (reading.width !== width) continue;
      const numbersOf = numbersByOutcome(reading, kind);
      for (const [outcome, amount] of own)
        for (const number of numbersOf?.get(outcome) ?? (numbersOf ? [] : [outcome])) add(shorter, number, amount);
    }
    amounts = shorter;
  }
  return amounts.get(0) ?? 0n;
}

/** By end, the least of the ten numbers that have it, where all of them are paid. */
function leastByEnd(amounts: ReadonlyMap<number, bigint>, ends: number): Map<number, bigint> {
  const found = new Map<number, { times: number; least: bigint }>();
  for (const [number, amount] of amounts) {
    const end = number % ends;
    const own = found.get(end);
    if (!own) found.set(end, { times: 1, least: amount });
    else {
      own.times++;
      if (amount < own.least) own.least = amount;
    }
  }
  const least = new Map<number, bigint>();
  for (const [end, own] of found) if (own.times === DIGITS) least.set(end, own.least);
  return least;
}

function add(amounts: Map<number, bigint>, at: number, amount: bigint): void {
  if (amount > 0n) amounts.set(at, (amounts.get(at) ?? 0n) + amount);
}

/** A reading belongs to pools of the same outcomes. */
const tables = new WeakMap<NumberReading, ReadonlyMap<number, readonly number[]>>();

/** Numbers that hit an outcome; null where each is its own. */
function numbersByOutcome(
  reading: NumberReading,
  { outcomes }: LotteryKind,
): ReadonlyMap<number, readonly number[]> | null {
  const { width, names } = reading;
  if (!names) return null;
  const known = tables.get(reading);
  if (known) return known;
  const table = new Map<number, number[]>();
  for (let number = 0; number < DIGITS ** width; number++)
    for (const name of names(String(number).padStart(width, '0'))) {
      const outcome = outcomes.indexOf(name);
      if (outcome < 0) continue;
      const own = table.get(outcome);
      if (own) own.push(number);
      else table.set(outcome, [number]);
    }
  tables.set(reading, table);
  return table;
}
