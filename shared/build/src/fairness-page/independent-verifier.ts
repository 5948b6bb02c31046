/*
 * Computes results again from what was published of them, by `docs/fairness.md` alone: nothing here comes from the rules, and nothing may be
 * imported but what any program has.
 */
import { createHash, createHmac } from 'node:crypto';

type Draw = (n: number) => number;

interface Given {
  readonly [name: string]: unknown;
}
const text = (given: Given, name: string): string => String(given[name]);
const whole = (given: Given, name: string): number => Number(given[name]);

const hmac = (key: string, message: string): Buffer => createHmac('sha256', key).update(message, 'utf8').digest();

function drawOf(key: string, message: string): Draw {
  let counter = 0;
  let block: Buffer = Buffer.alloc(0);
  let at = 0;
  const next = (): number => {
    if (at === block.length) {
      block = hmac(key, `${message}${counter}`);
      counter += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  return (n) => {
    const limit = 4_294_967_296 - (4_294_967_296 % n);
    let word = next();
    while (word >= limit) word = next();
    return word % n;
  };
}

const ofPair = (given: Given): Draw =>
  drawOf(text(given, 'serverSeed'), `${text(given, 'clientSeed')}:${text(given, 'nonce')}:`);
const ofIssue = (given: Given): Draw =>
  drawOf(text(given, 'seed'), `${text(given, 'issue')}|${text(given, 'randomness')}|`);

const times = <Value>(count: number, make: (i: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));
const multiplier = (u: number): number => Math.min(Math.max(Math.floor(99 / (1 - u)), 100), 1_000_000);

/** Takes `count` of a list out, the later ones moving up. */
function takeOut(draw: Draw, list: number[], count: number): number[] {
  return times(count, () => list.splice(draw(list.length), 1)[0] ?? Number.NaN);
}

function mines(draw: Draw, count: number): number[] {
  const cells = times(25, (i) => i);
  for (let k = 24; k >= 1; k -= 1) {
    const j = draw(k + 1);
    const other = cells[j] ?? Number.NaN;
    cells[j] = cells[k] ?? Number.NaN;
    cells[k] = other;
  }
  return cells.slice(0, count).sort((a, b) => a - b);
}

function baccarat(draw: Draw): object {
  const shoe = times(416, (i) => i);
  const cards: number[] = [];
  for (let k = 415; k >= 410; k -= 1) {
    const j = draw(k + 1);
    cards.push((shoe[j] ?? Number.NaN) % 52);
    shoe[j] = shoe[k] ?? Number.NaN;
  }
  const [one, two, three, four, five, six] = cards as [number, number, number, number, number, number];
  const value = (card: number): number => ((card % 13) + 1 >= 10 ? 0 : (card % 13) + 1);
  const total = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + value(card), 0) % 10;
  const [player, banker] = [
    [one, three],
    [two, four],
  ];
  if (total(player) < 8 && total(banker) < 8) {
    const held = total(banker);
    if (total(player) <= 5) {
      player.push(five);
      const v = value(five);
      const takes =
        held <= 2 ||
        (held === 3 && v !== 8) ||
        (held === 4 && v >= 2 && v <= 7) ||
        (held === 5 && v >= 4 && v <= 7) ||
        (held === 6 && v >= 6 && v <= 7);
      if (takes) banker.push(six);
    } else if (held <= 5) banker.push(five);
  }
  const [ours, theirs] = [total(player), total(banker)];
  return { player, banker, winner: ours === theirs ? 'tie' : ours > theirs ? 'player' : 'banker' };
}

function prizeWheel(given: Given): string {
  const table = given['table'] as readonly { readonly prizeId: string; readonly weight: number }[];
  let n = ofPair(given)(table.reduce((sum, { weight }) => sum + weight, 0));
  for (const { prizeId, weight } of table) {
    if (n < weight) return prizeId;
    n -= weight;
  }
  return 'none';
}

function rain(given: Given): number[] {
  const draw = drawOf(text(given, 'seed'), `${text(given, 'rainId')}:0:`);
  const [count, least, step] = [whole(given, 'count'), whole(given, 'least'), whole(given, 'step')];
  const lots = times(count, () => draw(1_000) + 1);
  const all = lots.reduce((sum, lot) => sum + lot, 0);
  const spare = (whole(given, 'budget') - least * count) / step;
  const shares = lots.map((lot) => Math.floor((spare * lot) / all));
  const rest = spare - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, i) => least + (share + (i < rest ? 1 : 0)) * step);
}

function raffle(given: Given): number[] {
  const draw = drawOf(text(given, 'seed'), `${text(given, 'randomness')}:0:`);
  const at = times(whole(given, 'sold') + 1, (i) => i).slice(1);
  const numbers: number[] = [];
  for (let k = at.length; k > 0 && numbers.length < whole(given, 'places'); k -= 1) {
    const j = draw(k);
    numbers.push(at[j] ?? Number.NaN);
    at[j] = at[k - 1] ?? Number.NaN;
  }
  return numbers;
}

const RECIPES: Readonly<Record<string, (given: Given) => unknown>> = {
  crash(given) {
    const bits = hmac(text(given, 'seed'), text(given, 'salt')).toString('hex').slice(0, 13);
    return multiplier(Number.parseInt(bits, 16) / 2 ** 52) / 100;
  },
  dice: (given) => ({ roll: ofPair(given)(10_000) }),
  limbo(given) {
    const draw = ofPair(given);
    const [a, b] = [draw(2 ** 26), draw(2 ** 26)];
    return { reached: multiplier((a * 2 ** 26 + b) / 2 ** 52) };
  },
  mines: (given) => mines(ofPair(given), whole(given, 'mines')),
  plinko(given) {
    const draw = ofPair(given);
    const path = times(whole(given, 'rows'), () => draw(2));
    return { path, bin: path.filter((step) => step === 1).length };
  },
  wheel: (given) => ({ segment: ofPair(given)(whole(given, 'segments')) }),
  keno: (given) => ({
    drawn: takeOut(
      ofPair(given),
      times(40, (i) => i + 1),
      10,
    ),
  }),
  hilo(given) {
    const draw = ofPair(given);
    return times(whole(given, 'cards'), () => draw(52));
  },
  baccarat: (given) => baccarat(ofPair(given)),
  sicbo(given) {
    const draw = ofPair(given);
    return { dice: times(3, () => draw(6) + 1) };
  },
  fiveDigit: (given) => balls(given, 5, 0, 10),
  k3: (given) => balls(given, 3, 1, 6),
  lucky28: (given) => balls(given, 3, 0, 10),
  pk10: (given) => ({
    balls: takeOut(
      ofIssue(given),
      times(10, (i) => i + 1),
      10,
    ),
  }),
  elevenFive: (given) => ({
    balls: takeOut(
      ofIssue(given),
      times(11, (i) => i + 1),
      5,
    ),
  }),
  markSix: (given) => ({
    balls: takeOut(
      ofIssue(given),
      times(49, (i) => i + 1),
      7,
    ),
  }),
  vietnam18: (given) => prizes(given, '1x6 1x5 1x5 2x5 7x5 1x4 3x4 1x3 1x2'),
  vietnam27: (given) => prizes(given, '1x5 1x5 2x5 6x5 4x4 6x4 3x3 4x2'),
  prizeWheel,
  rain,
  raffle,
};

/** Rows as numbers x digits. */
function prizes(given: Given, rows: string): object {
  const draw = ofIssue(given);
  return {
    prizes: rows.split(' ').map((row) => {
      const [count = 0, digits = 0] = row.split('x').map(Number);
      return times(count, () => String(draw(10 ** digits)).padStart(digits, '0'));
    }),
  };
}

function balls(given: Given, count: number, from: number, faces: number): object {
  const draw = ofIssue(given);
  return { balls: times(count, () => draw(faces) + from) };
}

/** What a recipe of the page gives. */
export function resultOf(recipe: string, given: Given): unknown {
  const compute = RECIPES[recipe];
  if (!compute) throw new Error(`the page has no recipe ${recipe}`);
  return compute(given);
}

/** What is published of a seed before it is used. */
export const hashOf = (seed: string): string => createHash('sha256').update(seed, 'utf8').digest('hex');

/** The examples of the page: a line of JSON each. */
export const examplesOf = (page: string) =>
  [...page.matchAll(/^```jsonl\n(.*?)^```$/gms)].flatMap(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly recipe: string; readonly given: Given; readonly result: unknown }),
  );
