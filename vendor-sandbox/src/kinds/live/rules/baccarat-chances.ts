import { bankerDraws, isNatural, playerDraws } from './baccarat';
import { DECKS, SHOE_CARDS } from './shoe';

export interface BaccaratChances {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly pair: number;
}

const VALUES = 10;

/** How many cards of a value a fresh shoe holds: four ranks count nothing. */
const freshCounts = (): number[] => Array.from({ length: VALUES }, (_, value) => (value === 0 ? 16 : 4) * DECKS);

/** Chances of a round from a fresh shoe, by going through every order in which values can leave it. */
export function baccaratChances(): BaccaratChances {
  const counts = freshCounts();
  const sums = { player: 0, banker: 0, tie: 0 };
  let remaining = SHOE_CARDS;

  /** Goes through the values of the next card. @param chance of the cards before it */
  const each = (chance: number, follow: (value: number, chance: number) => void) => {
    for (let value = 0; value < VALUES; value++) {
      const count = counts[value] ?? 0;
      if (count === 0) continue;
      counts[value] = count - 1;
      remaining -= 1;
      follow(value, (chance * count) / (remaining + 1));
      remaining += 1;
      counts[value] = count;
    }
  };
  const end = (player: number, banker: number, chance: number) => {
    sums[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += chance;
  };
  const thirds = (player: number, banker: number, chance: number) => {
    if (isNatural(player) || isNatural(banker)) return end(player, banker, chance);
    const bankerEnds = (total: number, third: number | null, so: number) =>
      bankerDraws(banker, third)
        ? each(so, (value, then) => end(total, (banker + value) % VALUES, then))
        : end(total, banker, so);
    if (!playerDraws(player)) return bankerEnds(player, null, chance);
    each(chance, (third, so) => bankerEnds((player + third) % VALUES, third, so));
  };

  each(1, (first, one) =>
    each(one, (second, two) =>
      each(two, (third, three) =>
        each(three, (fourth, four) => thirds((first + third) % VALUES, (second + fourth) % VALUES, four)),
      ),
    ),
  );
  return { ...sums, pair: (4 * DECKS - 1) / (SHOE_CARDS - 1) };
}
