import { JACKPOT } from '@marquee/contract/constants';
import { LEDGER_SCALE } from '@marquee/contract/money';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';

/**
 * The counter of a brand: steps of 100 to 500 each 3, 4 or 5 seconds from a seeded sequence, computed from the time.
 * The sequence runs in blocks of one hour. Each block has as many steps of each length, and every step of 300 + x has a
 * partner of 300 - x, so all blocks last 3600 s and grow by the same sum: the value at any time, however late, costs one block.
 */
export interface JackpotCounter {
  readonly seed: string;
  readonly startedAt: Date;
  /** Ledger units. */
  readonly startUnits: bigint;
}

interface JackpotValue {
  /** Ledger units. */
  readonly units: bigint;
  readonly nextAt: Date;
}

interface Step {
  /** From the start of the block until the step happens. */
  readonly atMs: number;
  /** Sum of all steps of the block up to this one, in hundredths of the currency unit. */
  readonly cents: number;
}

const STEPS_PER_LENGTH = 300;
const STEPS = STEPS_PER_LENGTH * JACKPOT.stepSeconds.length;
const MIDDLE_CENTS = ((JACKPOT.stepMin + JACKPOT.stepMax) / 2) * 100;
const SPREAD_CENTS = ((JACKPOT.stepMax - JACKPOT.stepMin) / 2) * 100;
const BLOCK_MS = JACKPOT.stepSeconds.reduce((sum, seconds) => sum + seconds * STEPS_PER_LENGTH, 0) * 1_000;
const BLOCK_CENTS = STEPS * MIDDLE_CENTS;
const UNITS_PER_CENT = LEDGER_SCALE / 100n;

function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.int(0, last);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

/** All steps of one block, in order. */
export function jackpotBlock(seed: string, block: number): Step[] {
  const random = seededRandom(`${seed}:${block}`);
  const lengths = shuffle(
    JACKPOT.stepSeconds.flatMap((seconds) => Array<number>(STEPS_PER_LENGTH).fill(seconds)),
    random,
  );
  const offsets = Array.from({ length: STEPS / 2 }, () => random.int(0, SPREAD_CENTS));
  const growths = shuffle(
    offsets.flatMap((offset) => [MIDDLE_CENTS + offset, MIDDLE_CENTS - offset]),
    random,
  );
  let [atMs, cents] = [0, 0];
  return lengths.map((seconds, index) => {
    atMs += seconds * 1_000;
    cents += growths[index] ?? 0;
    return { atMs, cents };
  });
}

/** The counter's value at a time, and when it grows next. Constant before its start. */
export function jackpotAt(
  { seed, startedAt, startUnits }: JackpotCounter,
  time: Date,
  stepsOf: typeof jackpotBlock = jackpotBlock,
): JackpotValue {
  const elapsedMs = Math.max(0, time.getTime() - startedAt.getTime());
  const block = Math.floor(elapsedMs / BLOCK_MS);
  const intoBlockMs = elapsedMs - block * BLOCK_MS;
  const steps = stepsOf(seed, block);
  const nextIndex = steps.findIndex((step) => step.atMs > intoBlockMs);
  const cents = steps[nextIndex - 1]?.cents ?? 0;
  const nextAtMs = steps[nextIndex]?.atMs ?? BLOCK_MS;
  return {
    units: startUnits + (BigInt(block) * BigInt(BLOCK_CENTS) + BigInt(cents)) * UNITS_PER_CENT,
    nextAt: new Date(startedAt.getTime() + block * BLOCK_MS + nextAtMs),
  };
}
