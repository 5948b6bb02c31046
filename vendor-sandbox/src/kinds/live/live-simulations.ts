import { type SimulatedGame, theoreticalReturn } from '@marquee/contract/fairness/simulation';
import { BACCARAT_SPOTS, dealBaccarat } from './rules/baccarat';
import { baccaratChances } from './rules/baccarat-chances';
import { type Card, DECK } from './rules/card';
import { dealDragonTiger, DRAGON_TIGER_SPOTS } from './rules/dragon-tiger';
import { payFactor } from './rules/live-rules';
import type { Outcome } from './rules/outcome';
import { POCKETS, spinRoulette } from './rules/roulette';
import { DECKS, type RandomInt, SHOE_CARDS, type Shoe } from './rules/shoe';
import { allThrows, shakeDice } from './rules/sic-bo';

type Odds = Parameters<typeof theoreticalReturn>[0];

const MOST_CARDS = 6;

/** The first cards of a fresh shoe, without shuffling the rest of it: the same chances, much sooner. */
function shoeTops(): (random: RandomInt) => Shoe {
  const cards: Card[] = Array.from({ length: DECKS }, () => DECK).flat();
  return (random) => {
    for (let last = SHOE_CARDS - 1; last >= SHOE_CARDS - MOST_CARDS; last--) {
      const other = random(last + 1);
      [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
    }
    return cards.slice(-MOST_CARDS);
  };
}

const game = (label: string, spot: string, odds: Odds, deal: (random: RandomInt) => Outcome): SimulatedGame => ({
  name: `LIVE ${label}, ${spot}`,
  theory: theoreticalReturn(odds),
  play: (draw) => payFactor(spot, deal(draw)) / 100,
});

function baccarat(): SimulatedGame[] {
  const { player, banker, tie, pair } = baccaratChances();
  const top = shoeTops();
  const wins: Readonly<Record<string, number>> = { player, banker, tie, playerPair: pair };
  // Both pairs have the same chance.
  return BACCARAT_SPOTS.filter(({ id }) => id !== 'bankerPair').map(({ id, topFactor }) => {
    const isSide = id === 'player' || id === 'banker';
    const odds = [{ chance: wins[id] ?? 0, factor: topFactor / 100 }, ...(isSide ? [{ chance: tie, factor: 1 }] : [])];
    return game('baccarat', id, odds, (random) => dealBaccarat(top(random)));
  });
}

function dragonTiger(): SimulatedGame[] {
  const tie = (4 * DECKS - 1) / (SHOE_CARDS - 1);
  const suitedTie = (DECKS - 1) / (SHOE_CARDS - 1);
  const top = shoeTops();
  return DRAGON_TIGER_SPOTS.filter(({ id }) => id !== 'tiger').map(({ id, topFactor }) => {
    const factor = topFactor / 100;
    const odds =
      id === 'tie' || id === 'suitedTie'
        ? [{ chance: id === 'tie' ? tie : suitedTie, factor }]
        : [
            { chance: (1 - tie) / 2, factor },
            { chance: tie, factor: 0.5 },
          ];
    return game('dragon tiger', id, odds, (random) => dealDragonTiger(top(random)));
  });
}

/** Odds of a spot, from all outcomes, each as likely as the others. */
const oddsOf = (spot: string, outcomes: readonly Outcome[]): Odds =>
  outcomes.map((outcome) => ({ chance: 1 / outcomes.length, factor: payFactor(spot, outcome) / 100 }));

function roulette(): SimulatedGame[] {
  const outcomes = Array.from({ length: POCKETS }, (_, number): Outcome => ({ game: 'roulette', number }));
  return ['straight-17', 'split-17-20', 'corner-16', 'dozen-2', 'red'].map((spot) =>
    game('roulette', spot, oddsOf(spot, outcomes), spinRoulette),
  );
}

const sicBo = (): SimulatedGame[] =>
  ['big', 'odd', 'total-4', 'total-9', 'pair-1-6', 'double-3', 'single-5', 'anyTriple', 'triple-2'].map((spot) =>
    game('sic bo', spot, oddsOf(spot, allThrows()), shakeDice),
  );

/** The live tables' spots, those of one kind and chance once. */
export const liveSimulations: readonly SimulatedGame[] = [...baccarat(), ...dragonTiger(), ...roulette(), ...sicBo()];
