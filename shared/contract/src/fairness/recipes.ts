/**
 * How every result of the house's own games, draws and prizes follows from what is published of it, in notation that needs no language:
 * shown beside each verifier and in `docs/fairness.md`. A program that was written from that page alone holds it against the rules.
 */

/** What `draw` is, for every recipe that uses it. */
export const DRAW_RECIPE: readonly string[] = [
  'block(c) = HMAC-SHA256(key, message ‖ c), c = "0", "1", "2", …',
  'words = 8 × uint32 of block(0), 8 × uint32 of block(1), …   (big-endian)',
  'draw(n): w = next word; while w ≥ 2³² − (2³² mod n): w = next word; → w mod n',
];

/** Key and message of games and draws that a pair of seeds decides. */
const PAIR: readonly string[] = [
  'SHA-256(serverSeed) = serverSeedHash',
  'key = serverSeed; message = clientSeed ":" nonce ":"',
];

/** The published round of a beacon. */
const BEACON: readonly string[] = [
  'randomness = SHA-256(bytes of signature)',
  'quicknet: chain 52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971; time of round r = 1692803367 s + 3 s × (r − 1)',
  'local: Ed25519-verify(publicKey, SHA-256(r as uint64, big-endian), signature)',
];

/** Seeds of which each is the hash of the one that follows. */
const CHAIN = 'SHA-256 applied p times to the seed of place p = anchor';

const CARDS =
  'card: rank = card mod 13 + 1 (1 = A, 11 = J, 12 = Q, 13 = K); suit = ⌊card ÷ 13⌋ (0 = ♠, 1 = ♥, 2 = ♦, 3 = ♣)';

const ofPair = (...lines: readonly string[]): readonly string[] => [...PAIR, ...lines];
const ofDraw = (...lines: readonly string[]): readonly string[] => [
  'SHA-256(seed) = seedHash',
  CHAIN,
  ...BEACON,
  'key = seed; message = issue "|" randomness "|"',
  ...lines,
];

/** @param rows prize rows in the order in which they are drawn: numbers × digits */
const ofPrizes = (rows: string): readonly string[] =>
  ofDraw(
    `rows (numbers × digits): ${rows}`,
    'for each row, for each of its numbers: number = draw(10^digits), with leading zeros up to that many digits',
  );

/** The steps of each game, lottery and prize, from what was published to the result. */
export const RECIPES = {
  crash: [
    'SHA-256(seed) = seedHash = seed of the round before',
    ...BEACON,
    'salt = randomness',
    'h = HMAC-SHA256(seed, salt); u = (first 13 hex digits of h) ÷ 2⁵²',
    'crash = min(max(⌊99 ÷ (1 − u)⌋, 100), 1000000) ÷ 100   (float64)',
  ],
  dice: ofPair('roll = draw(10000) ÷ 100'),
  limbo: ofPair(
    'a = draw(2²⁶); b = draw(2²⁶); u = (a × 2²⁶ + b) ÷ 2⁵²',
    'multiplier = min(max(⌊99 ÷ (1 − u)⌋, 100), 1000000) ÷ 100   (float64)',
  ),
  mines: ofPair(
    'cells = [0, 1, …, 24]   (0 … 4 = first row)',
    'for k = 24, 23, …, 1: j = draw(k + 1); cells[k] ↔ cells[j]',
    'mines = cells[0 … m − 1]',
  ),
  plinko: ofPair('for each row: step = draw(2)   (0 = left, 1 = right)', 'bin from the left = sum of steps'),
  wheel: ofPair('segment = draw(segments)   (clockwise, 0 = top)'),
  keno: ofPair(
    'numbers = [1, 2, …, 40]',
    '10 ×: i = draw(length of numbers); drawn = numbers[i]; remove numbers[i], the later ones move up',
  ),
  hilo: ofPair('for each card: card = draw(52)', CARDS),
  baccarat: ofPair(
    'shoe = [0, 1, …, 415]   (8 packs; card = shoe[i] mod 52)',
    'for k = 415, 414, …, 410: j = draw(k + 1); next card = shoe[j] mod 52; shoe[j] = shoe[k]',
    'player = cards 1, 3; banker = cards 2, 4; value = rank, 10 … K = 0; total = sum of values mod 10',
    'total of player or banker ≥ 8: no third card',
    'otherwise: player ≤ 5: player takes card 5',
    'player took none: banker ≤ 5: banker takes card 5',
    'player took value v: banker takes card 6 if banker ≤ 2, or 3 and v ≠ 8, or 4 and 2 ≤ v ≤ 7, or 5 and 4 ≤ v ≤ 7, or 6 and 6 ≤ v ≤ 7',
    CARDS,
  ),
  sicbo: ofPair('die 1 = draw(6) + 1; die 2 = draw(6) + 1; die 3 = draw(6) + 1'),
  fiveDigit: ofDraw('5 ×: ball = draw(10)'),
  pk10: ofDraw(
    'cars = [1, 2, …, 10]',
    '10 ×: i = draw(length of cars); ball = cars[i]; remove cars[i], the later ones move up',
  ),
  k3: ofDraw('3 ×: ball = draw(6) + 1'),
  elevenFive: ofDraw(
    'balls = [1, 2, …, 11]',
    '5 ×: i = draw(length of balls); ball = balls[i]; remove balls[i], the later ones move up',
  ),
  lucky28: ofDraw('3 ×: ball = draw(10)'),
  markSix: ofDraw(
    'balls = [1, 2, …, 49]',
    '7 ×: i = draw(length of balls); ball = balls[i]; remove balls[i], the later ones move up',
    'the seventh ball = special number',
  ),
  vietnam18: ofPrizes(
    'special 1 × 6; 1st 1 × 5; 2nd 1 × 5; 3rd 2 × 5; 4th 7 × 5; 5th 1 × 4; 6th 3 × 4; 7th 1 × 3; 8th 1 × 2',
  ),
  vietnam27: ofPrizes('special 1 × 5; 1st 1 × 5; 2nd 2 × 5; 3rd 6 × 5; 4th 4 × 4; 5th 6 × 4; 6th 3 × 3; 7th 4 × 2'),
  prizeWheel: ofPair(
    'n = draw(sum of weights)',
    'for each prize of the table, in its order: if n < weight → this prize; n = n − weight',
  ),
  rain: [
    'SHA-256(seed) = seedHash',
    'key = seed; message = rainId ":0:"',
    'for i = 1, 2, …, count: lot[i] = draw(1000) + 1',
    'spare = (budget − least × count) ÷ step; share[i] = ⌊spare × lot[i] ÷ sum of lots⌋',
    'the first (spare − sum of shares) envelopes: share[i] = share[i] + 1',
    'envelope[i] = least + share[i] × step',
  ],
  raffle: [
    'SHA-256(seed) = seedHash',
    ...BEACON,
    'key = seed; message = randomness ":0:"',
    'at = [1, 2, …, sold]   (at[1] = 1)',
    'for k = sold, sold − 1, …, until all places are drawn: j = draw(k) + 1; number = at[j]; at[j] = at[k]',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type RecipeName = keyof typeof RECIPES;

/** Whether a recipe takes its numbers by `draw`. */
export const usesDraw = (name: RecipeName): boolean => name !== 'crash';

/** A recipe with all that it uses, as one text. */
export const wholeRecipe = (name: RecipeName): string =>
  [...(usesDraw(name) ? [...DRAW_RECIPE, ''] : []), ...RECIPES[name]].join('\n');
