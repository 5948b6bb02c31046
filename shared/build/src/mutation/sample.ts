import { seededRandom } from '@marquee/contract/seeded-random';

/**
 * Selects `size` items in an order that depends on the seed; a second item of a place comes only after one of every
 * place.
 */
export function sampleByPlace<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => string,
  size: number,
  seed: string,
): Item[] {
  const random = seededRandom(seed);
  const shuffled = items.map((item) => ({ item, rank: random.next() })).sort((a, b) => a.rank - b.rank);
  const counts = new Map<string, number>();
  const rounds = shuffled.map(({ item }) => {
    const round = counts.get(placeOf(item)) ?? 0;
    counts.set(placeOf(item), round + 1);
    return { item, round };
  });
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, size)
    .map(({ item }) => item);
}
