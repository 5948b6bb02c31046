import { hash } from 'node:crypto';
import { crashPoint } from '@marquee/contract/fairness/crash';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { hiLoCards } from '@marquee/contract/fairness/hi-lo';
import type { InstantGame } from '@marquee/contract/fairness/instant';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { minePositions } from '@marquee/contract/fairness/mines';
import type { RecipeName } from '@marquee/contract/fairness/recipes';
import { ownResult } from '@marquee/contract/lottery/own-draw';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { splitEnvelopes } from '@marquee/contract/prizes/envelope-split';
import { raffleNumbers } from '@marquee/contract/prizes/raffle-draw';
import { drawPrize } from '@marquee/contract/prizes/wheel-draw';

/** What was published of a result, and the result, as JSON. */
export interface Example {
  readonly recipe: RecipeName;
  readonly given: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

/** The seeds of example `i`: any text that is never the same. */
function seedsOf(recipe: RecipeName, i: number) {
  const of = (name: string) => hash('sha256', `${recipe} ${i} ${name}`);
  return { serverSeed: of('server'), clientSeed: of('client').slice(0, 16), nonce: i, beacon: of('beacon') };
}

type MakeExample = (seeds: ReturnType<typeof seedsOf>, i: number) => Promise<Omit<Example, 'recipe'>>;

const pick = <Value>(values: readonly Value[], i: number): Value => values[i % values.length] as Value;
const RISKS = ['low', 'medium', 'high'] as const;

const ofInstant =
  (game: InstantGame<object, object>, optionsOf: (i: number) => object = () => ({})): MakeExample =>
  async ({ beacon: _, ...seeds }, i) => {
    const options = optionsOf(i);
    return { given: { ...seeds, ...options }, result: await playFairly(seeds, (draw) => game.play(draw, options)) };
  };

const ofLottery =
  (shape: LotteryShape): MakeExample =>
  async ({ serverSeed: seed, beacon }, i) => {
    const issue = `20261128${String(i).padStart(4, '0')}`;
    return { given: { seed, issue, randomness: beacon }, result: await ownResult(shape, { seed, issue, beacon }) };
  };

const MAKERS: Readonly<Record<RecipeName, MakeExample>> = {
  crash: async ({ serverSeed: seed, beacon: salt }) => ({
    given: { seed, salt },
    result: (await crashPoint(seed, salt)) / 100,
  }),
  dice: ofInstant(instantGames.DICE),
  limbo: ofInstant(instantGames.LIMBO),
  plinko: ofInstant(instantGames.PLINKO, (i) => ({ rows: 8 + (i % 9) })),
  wheel: ofInstant(instantGames.WHEEL, (i) => ({
    segments: pick([10, 20, 30, 40, 50], i),
    risk: pick(RISKS, i),
  })),
  keno: ofInstant(instantGames.KENO),
  baccarat: ofInstant(instantGames.BACCARAT),
  sicbo: ofInstant(instantGames.SICBO),
  mines: async ({ beacon: _, ...seeds }, i) => {
    const mines = 1 + (i % 24);
    return { given: { ...seeds, mines }, result: await minePositions(seeds, mines) };
  },
  hilo: async ({ beacon: _, ...seeds }, i) => {
    const cards = 1 + (i % 60);
    return { given: { ...seeds, cards }, result: await hiLoCards(seeds, cards) };
  },
  fiveDigit: ofLottery('five-digit'),
  pk10: ofLottery('pk10'),
  k3: ofLottery('k3'),
  elevenFive: ofLottery('eleven-five'),
  lucky28: ofLottery('lucky28'),
  markSix: ofLottery('mark-six'),
  vietnam18: ofLottery('vn-south'),
  vietnam27: ofLottery('vn-north'),
  prizeWheel: async ({ beacon: _, ...seeds }, i) => {
    const table = Array.from({ length: 2 + (i % 7) }, (_prize, at) => ({
      prizeId: `prize-${at + 1}`,
      weight: 1 + ((i * 7 + at * at * 13) % 97),
    }));
    const { prizeId } = await playFairly(seeds, (draw) => drawPrize(table, draw));
    return { given: { ...seeds, table }, result: prizeId };
  },
  rain: async ({ serverSeed: seed }, i) => {
    const rainId = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
    const count = 1 + (i % 40);
    const split = { budget: BigInt(count * 300 + (i % 11) * 5), count, least: 100n, step: 5n };
    const amounts = await splitEnvelopes(seed, rainId, split);
    const terms = { budget: Number(split.budget), count, least: 100, step: 5 };
    return { given: { seed, rainId, ...terms }, result: amounts.map(Number) };
  },
  raffle: async ({ serverSeed: seed, beacon }, i) => {
    const [sold, places] = [1 + ((i * 37) % 500), 1 + (i % 9)];
    return {
      given: { seed, randomness: beacon, sold, places },
      result: await raffleNumbers({ seed, beacon }, sold, places),
    };
  },
};

/** Example `i` of a recipe, by the rules that the server runs. */
export const exampleOf = async (recipe: RecipeName, i: number): Promise<Example> => ({
  recipe,
  ...(await MAKERS[recipe](seedsOf(recipe, i), i)),
});
