import { LIVE_TABLE_PAYOUTS } from '@marquee/testing/live-table-payouts';
import { describe, expect, it } from 'vitest';
import { DECK, type Card } from './card';
import { dragonTigerWinner, payDragonTiger } from './dragon-tiger';
import { payFactor, payoutOf, returnsOf, spotOf, spotsOf } from './live-rules';
import { LIVE_GAMES, type DragonTigerOutcome, type Outcome } from './outcome';
import { colourOf, POCKETS, rouletteSpot, ROULETTE_SPOTS, WHEEL } from './roulette';
import { allThrows, paySicBo, SIC_BO_SPOTS } from './sic-bo';
import { DECKS, SHOE_CARDS, shuffledShoe } from './shoe';
import { seededInt } from './seeded-int.fixture';

const clash = (dragon: Card, tiger: Card): DragonTigerOutcome => ({ game: 'dragonTiger', dragon, tiger });

describe('every game', () => {
  it.each(LIVE_GAMES)('%s pays no more than its spots say, and returns less than is staked', (game) => {
    const returns = returnsOf(game);
    for (const { id, topFactor } of spotsOf(game)) {
      expect(Number.isInteger(topFactor), id).toBe(true);
      expect(returns[id], id).toBeGreaterThan(0.6);
      expect(returns[id], id).toBeLessThan(1);
    }
  });

  it('pays as the printed rules say', () => {
    for (const [spot, outcome, hundredths] of LIVE_TABLE_PAYOUTS)
      expect(payFactor(spot, outcome as Outcome), `${spot} ${JSON.stringify(outcome)}`).toBe(hundredths);
  });

  it('knows no spot beside its own', () => {
    expect(spotOf('roulette', 'straight-37')).toBeUndefined();
    expect(spotOf('sicBo', 'constructor')).toBeUndefined();
    expect(payFactor('__proto__', { game: 'roulette', number: 3 })).toBe(0);
  });

  it('pays in whole units, the fraction stays with the house', () => {
    const banker = { game: 'baccarat', player: ['2S', 'KS'], banker: ['KD', '9D'] } as const;
    expect(payoutOf('banker', 1_000_001, banker)).toBe(1_950_001);
  });
});

describe('the shoe', () => {
  it('holds eight decks in another order each time', () => {
    const shoe = shuffledShoe(seededInt(7));
    expect(shoe).toHaveLength(SHOE_CARDS);
    for (const card of DECK) expect(shoe.filter((candidate) => candidate === card)).toHaveLength(DECKS);
    expect(shuffledShoe(seededInt(8))).not.toEqual(shoe);
  });
});

describe('the wheel', () => {
  it('has each pocket once, colours alternating but for the zero', () => {
    expect(new Set(WHEEL).size).toBe(POCKETS);
    const colours = WHEEL.slice(1).map(colourOf);
    for (const [index, colour] of colours.entries()) expect(colour).toBe(index % 2 === 0 ? 'red' : 'black');
  });

  it('has every inside and outside bet of the table', () => {
    const count = (start: string) => ROULETTE_SPOTS.filter(({ id }) => id.startsWith(start)).length;
    expect([count('straight'), count('split'), count('street'), count('corner'), count('six')]).toEqual([
      37, 60, 12, 22, 11,
    ]);
    const outside = ['red', 'black', 'odd', 'even', 'low', 'high'];
    for (const id of [...outside, ...[1, 2, 3].flatMap((part) => [`dozen-${part}`, `column-${part}`])])
      expect(rouletteSpot(id)?.covers, id).toHaveLength(outside.includes(id) ? 18 : 12);
    expect(rouletteSpot('corner-1')?.covers).toEqual([1, 2, 4, 5]);
    expect(rouletteSpot('column-3')?.covers).toContain(36);
    for (const { id, covers } of ROULETTE_SPOTS) expect(new Set(covers).size, id).toBe(covers.length);
  });

  it('returns 36 of 37 on every spot', () => {
    for (const factor of Object.values(returnsOf('roulette'))) expect(factor).toBeCloseTo(36 / 37, 12);
  });
});

describe('sic bo', () => {
  const returns = returnsOf('sicBo');

  it('has the chances of three dice', () => {
    const wins = (spot: string) => allThrows().filter((candidate) => paySicBo(spot, candidate) > 0).length;
    expect([wins('big'), wins('small'), wins('odd'), wins('even')]).toEqual([105, 105, 105, 105]);
    expect([wins('triple-4'), wins('anyTriple'), wins('double-2'), wins('pair-1-6'), wins('single-3')]).toEqual([
      1, 6, 16, 30, 91,
    ]);
    expect([4, 5, 6, 7, 8, 9, 10, 11, 17].map((total) => wins(`total-${total}`))).toEqual([
      3, 6, 10, 15, 21, 25, 27, 27, 3,
    ]);
  });

  it('pays a single once for each die that shows it', () => {
    const pay = (dice: [number, number, number]) => paySicBo('single-5', { game: 'sicBo', dice });
    expect([pay([1, 2, 3]), pay([5, 2, 3]), pay([5, 2, 5]), pay([5, 5, 5])]).toEqual([0, 200, 300, 400]);
  });

  it('pays big and small on no triple', () => {
    expect(paySicBo('big', { game: 'sicBo', dice: [6, 6, 6] })).toBe(0);
    expect(paySicBo('anyTriple', { game: 'sicBo', dice: [6, 6, 6] })).toBe(3_200);
  });

  it('has 52 spots, the best of them big and small', () => {
    expect(SIC_BO_SPOTS).toHaveLength(52);
    expect(returns.big).toBeCloseTo(210 / 216, 12);
  });
});

describe('dragon and tiger', () => {
  it('has the ace below the two, and pays half on a tie', () => {
    expect(dragonTigerWinner(clash('AS', '2S'))).toBe('tiger');
    expect(dragonTigerWinner(clash('KS', 'QS'))).toBe('dragon');
    expect(payDragonTiger('tiger', clash('9S', '9D'))).toBe(50);
    expect(payDragonTiger('tie', clash('9S', '9D'))).toBe(1_200);
    expect(payDragonTiger('suitedTie', clash('9S', '9D'))).toBe(0);
    expect(payDragonTiger('suitedTie', clash('9S', '9S'))).toBe(5_100);
  });

  it('returns what going through all pairs of cards gives', () => {
    const shoe = Array.from({ length: DECKS }, () => DECK).flat();
    const sums: Record<string, number> = {};
    shoe.forEach((dragon, first) =>
      shoe.forEach((tiger, second) => {
        if (first === second) return;
        for (const { id } of spotsOf('dragonTiger'))
          sums[id] = (sums[id] ?? 0) + payDragonTiger(id, clash(dragon, tiger));
      }),
    );
    const returns = returnsOf('dragonTiger');
    for (const [spot, sum] of Object.entries(sums)) {
      expect(sum / 100 / (SHOE_CARDS * (SHOE_CARDS - 1)), spot).toBeCloseTo(returns[spot] ?? 0, 9);
    }
  });
});
