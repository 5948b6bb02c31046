import { describe, expect, it } from 'vitest';
import {
  BACCARAT_CHANCES,
  BACCARAT_PACKS,
  BACCARAT_SPOTS,
  baccaratFactor,
  baccaratReturn,
  playBaccarat,
} from './baccarat';
import { baccarat } from './baccarat-game';
import { dealFromShoe, PACK_CARDS, RANKS_PER_SUIT } from './cards';
import { playFairly } from './fair-draw';

const seeds = { serverSeed: 'b5f1c0', clientSeed: 'mangrove', nonce: 7 };
const VALUES = Array.from({ length: 10 }, (_, value) => value);
/** A card of a value: ten for 0. */
const cardOf = (value: number) => (value === 0 ? 9 : value - 1);
const inShoe = (value: number) => BACCARAT_PACKS * (value === 0 ? 16 : 4);

/** Calls `each` with every order of six values and how likely it is. */
function everyShoe(each: (shoe: readonly number[], chance: number) => void) {
  const shoeCounts = VALUES.map(inShoe);
  const shoe: number[] = [];
  const draw = (chance: number, cards: number) => {
    if (shoe.length === 6) return each(shoe, chance);
    for (const value of VALUES) {
      const count = shoeCounts[value] as number;
      shoeCounts[value] = count - 1;
      shoe.push(cardOf(value));
      draw((chance * count) / cards, cards - 1);
      shoe.pop();
      shoeCounts[value] = count;
    }
  };
  draw(1, BACCARAT_PACKS * PACK_CARDS);
}

describe('baccarat', () => {
  it('has the odds of eight packs, counted over every order of six values', () => {
    const chances = { player: 0, banker: 0, tie: 0 };
    let returned = { player: 0, banker: 0, tie: 0 };
    everyShoe((shoe, chance) => {
      const deal = playBaccarat(shoe);
      chances[deal.winner] += chance;
      returned = {
        player: returned.player + (chance * baccaratFactor('player', deal)) / 100,
        banker: returned.banker + (chance * baccaratFactor('banker', deal)) / 100,
        tie: returned.tie + (chance * baccaratFactor('tie', deal)) / 100,
      };
    });
    for (const spot of ['banker', 'player', 'tie'] as const) {
      expect(chances[spot], spot).toBeCloseTo(BACCARAT_CHANCES[spot], 6);
      expect(returned[spot], spot).toBeCloseTo(baccaratReturn(spot), 5);
    }
  });

  it('returns less than the stake for a pair, counted over every two cards of the shoe', () => {
    const perRank = (BACCARAT_PACKS * PACK_CARDS) / RANKS_PER_SUIT;
    const chance = (perRank - 1) / (BACCARAT_PACKS * PACK_CARDS - 1);
    const pair = playBaccarat([4, 8, 17, 9, 0, 0]);
    expect([baccaratFactor('playerPair', pair), baccaratFactor('bankerPair', pair)]).toEqual([1_200, 0]);
    expect((chance * baccaratFactor('playerPair', pair)) / 100).toBeCloseTo(baccaratReturn('playerPair'), 9);
    expect(baccaratReturn('bankerPair')).toBeCloseTo(0.8964, 4);
  });

  it.each([
    ['a natural ends the deal', [7, 1, 9, 2, 3, 3], 2, 2, 'player'],
    ['the player stands on 6 and the banker draws on 5', [5, 4, 9, 9, 2, 7], 2, 3, 'banker'],
    ['both stand on 6 and 7', [5, 6, 9, 9, 2, 7], 2, 2, 'banker'],
    ['a banker of 3 draws on all but an 8', [1, 2, 9, 9, 7, 0], 3, 2, 'banker'],
    ['a banker of 3 draws on a 9', [1, 2, 9, 9, 8, 0], 3, 3, 'banker'],
    ['a banker of 6 stands on a 5', [1, 5, 9, 9, 4, 0], 3, 2, 'player'],
    ['a banker of 6 draws on a 6', [1, 5, 9, 9, 5, 0], 3, 3, 'player'],
    ['equal totals are a tie', [5, 5, 9, 9, 0, 0], 2, 2, 'tie'],
  ] as const)('%s', (_name, shoe, players, bankers, winner) => {
    const deal = playBaccarat(shoe);
    expect([deal.player.length, deal.banker.length, deal.winner]).toEqual([players, bankers, winner]);
  });

  it('returns stakes on player and banker after a tie', () => {
    const tie = playBaccarat([5, 5, 9, 9, 0, 0]);
    expect(BACCARAT_SPOTS.map((spot) => baccaratFactor(spot, tie))).toEqual([100, 100, 900, 0, 0]);
  });

  it('adds its spots up, each truncated to a whole unit', () => {
    const options = { bets: { banker: '1.00001', player: '2.00', bankerPair: '0.50' } };
    const bankersPair = playBaccarat([1, 7, 9, 20, 0, 0]);
    expect(baccarat.stakeOf?.(options)).toBe(350_001n);
    expect(baccarat.payout(350_001n, options, bankersPair)).toBe((100_001n * 195n) / 100n + 600_000n);
  });

  it.each([
    ['no bet at all', {}],
    ['a spot that it does not have', { dragon: '1.00' }],
    ['a negative stake', { player: '-1.00' }],
    ['an empty stake', { player: '0.00' }],
  ])('refuses %s', (_name, bets) => {
    expect(baccarat.optionsSchema.safeParse({ bets }).success).toBe(false);
  });

  it('is dealt by the seeds alone, no card more often than it is in the shoe', async () => {
    const options = { bets: { player: '1.00' } };
    const deal = await playFairly(seeds, (draw) => baccarat.play(draw, options));
    expect(await playFairly(seeds, (draw) => baccarat.play(draw, options))).toEqual(deal);
    const cards = BACCARAT_PACKS * PACK_CARDS;
    const shoe = await playFairly(seeds, (draw) => dealFromShoe(draw, BACCARAT_PACKS, cards));
    for (let card = 0; card < PACK_CARDS; card++)
      expect(shoe.filter((shoeCard) => shoeCard === card)).toHaveLength(BACCARAT_PACKS);
  });
});
