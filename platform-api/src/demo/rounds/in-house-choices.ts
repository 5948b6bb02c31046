import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { Random } from '@marquee/contract/seeded-random';

const RISKS = ['low', 'medium', 'high'] as const;

/** What simulated players choose in games whose round is one call. */
const CHOICES: Partial<Readonly<Record<InstantCode, (random: Random) => object>>> = {
  DICE: (random) => ({ target: random.int(2_000, 8_000), over: random.next() < 0.5 }),
  LIMBO: (random) => ({ target: random.pick([120, 150, 200, 300, 500, 1_000]) }),
  PLINKO: (random) => ({ rows: random.int(8, 16), risk: random.pick(RISKS) }),
  WHEEL: (random) => ({ segments: random.pick([10, 20, 30, 40, 50]), risk: random.pick(RISKS) }),
  KENO: (random) => ({ picks: differentNumbers(random, random.int(1, 10), 40), risk: random.pick(RISKS) }),
};

export const CHOSEN_CODES = Object.keys(CHOICES) as readonly InstantCode[];

export function choiceFor(code: InstantCode, random: Random): object {
  const choose = CHOICES[code];
  if (!choose) throw new Error(`no choices for ${code}`);
  return choose(random);
}

function differentNumbers(random: Random, count: number, highest: number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(random.int(1, highest));
  return [...numbers].sort((one, other) => one - other);
}
