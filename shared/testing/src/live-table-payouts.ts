/** What a live table showed, as its vendor reports it. Cards are rank and suit: `TD` is the ten of diamonds. */
export type TableOutcome =
  | { readonly game: 'baccarat'; readonly player: readonly string[]; readonly banker: readonly string[] }
  | { readonly game: 'dragonTiger'; readonly dragon: string; readonly tiger: string }
  | { readonly game: 'roulette'; readonly number: number }
  | { readonly game: 'sicBo'; readonly dice: readonly [number, number, number] };

const baccarat = (player: string, banker: string): TableOutcome => ({
  game: 'baccarat',
  player: player.split(' '),
  banker: banker.split(' '),
});
const dragonTiger = (dragon: string, tiger: string): TableOutcome => ({ game: 'dragonTiger', dragon, tiger });
const roulette = (number: number): TableOutcome => ({ game: 'roulette', number });
const sicBo = (...dice: readonly [number, number, number]): TableOutcome => ({ game: 'sicBo', dice });

/**
 * What one stake on a spot brings back, in hundredths of the stake, stake included: worked out by hand from the rules that
 * tables print (punto banco with 5 % on the banker, European roulette, Macau sic bo, dragon tiger with half back on a tie).
 * The vendors' tables and the demo's history each pay by code of their own; both are held to this list.
 */
export const LIVE_TABLE_PAYOUTS: ReadonlyArray<readonly [spot: string, outcome: TableOutcome, hundredths: number]> = [
  ['player', baccarat('9S KS', '8D KD'), 200],
  ['player', baccarat('8S KS', '9D KD'), 0],
  ['player', baccarat('5H 4H', 'TD 9C'), 100],
  ['player', baccarat('2H 3H 4S', '7D TC'), 200],
  ['banker', baccarat('9S KS', '8D KD'), 0],
  ['banker', baccarat('8S KS', '9D KD'), 195],
  ['banker', baccarat('5H 4H', 'TD 9C'), 100],
  ['banker', baccarat('AH AD 3S', '3D KC 4D'), 195],
  ['tie', baccarat('5H 4H', 'TD 9C'), 900],
  ['tie', baccarat('JS QS', 'KD TD'), 900],
  ['tie', baccarat('8S KS', '9D KD'), 0],
  ['dragon', dragonTiger('KS', 'QS'), 200],
  ['dragon', dragonTiger('AS', '2S'), 0],
  ['dragon', dragonTiger('7S', '7H'), 50],
  ['tiger', dragonTiger('9D', 'TD'), 200],
  ['tiger', dragonTiger('2C', 'AC'), 0],
  ['tiger', dragonTiger('KC', 'KD'), 50],
  ['tie', dragonTiger('7S', '7H'), 1_200],
  ['tie', dragonTiger('TS', 'JS'), 0],
  ['straight-0', roulette(0), 3_600],
  ['straight-17', roulette(17), 3_600],
  ['straight-17', roulette(18), 0],
  ['straight-1', roulette(11), 0],
  ...[1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].flatMap((number) => [
    ['red', roulette(number), 200] as const,
    ['black', roulette(number), 0] as const,
  ]),
  ...[2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35].flatMap((number) => [
    ['red', roulette(number), 0] as const,
    ['black', roulette(number), 200] as const,
  ]),
  ['red', roulette(0), 0],
  ['black', roulette(0), 0],
  ['small', sicBo(1, 1, 2), 200],
  ['small', sicBo(4, 5, 1), 200],
  ['small', sicBo(4, 5, 2), 0],
  ['small', sicBo(2, 2, 2), 0],
  ['big', sicBo(4, 5, 2), 200],
  ['big', sicBo(6, 6, 5), 200],
  ['big', sicBo(4, 5, 1), 0],
  ['big', sicBo(5, 5, 5), 0],
  ['single-3', sicBo(3, 1, 2), 200],
  ['single-3', sicBo(3, 1, 3), 300],
  ['single-3', sicBo(3, 3, 3), 400],
  ['single-3', sicBo(1, 2, 4), 0],
];
