import { describe, expect, it } from 'vitest';
import { choose } from '../../choose';
import { atRisk } from '../at-risk';
import { groupOdds } from '../group-odds';
import { readLines, settleLines, stakeOfLines } from '../line';
import { returnOf } from '../returns';
import type { LotteryKind, Pick } from '../selection/kind';
import { payoutOf, stakeOf } from '../selection/price';
import { ballsOfAnimal, markSix, markSixColour } from './mark-six';

const UNIT = 1_000_000_000n;
const BALLS = Array.from({ length: 49 }, (_, at) => at + 1);
const kindOf = (code: string) => markSix.kind(code) as LotteryKind;
const settle = (kind: LotteryKind, pick: Pick, balls: readonly number[], odds = kind.odds) =>
  payoutOf(kind, pick, UNIT, odds, markSix.compile(markSix.readResult({ balls })));
/** The part of the stake that comes back. */
const part = (paid: bigint, ways: bigint, kind: LotteryKind, pick: Pick) =>
  Number((paid * 10n ** 15n) / (ways * stakeOf(kind, pick, UNIT))) / 1e15;

/** Seven balls that end in the special one. */
const withSpecial = (special: number) => [...BALLS.filter((ball) => ball !== special).slice(0, 6), special];

/** At the odds of credit mode and those of a prize group. */
const priced = (codes: readonly string[]) =>
  codes.flatMap((code) => [kindOf(code).odds, groupOdds(kindOf(code), 1_960)].map((odds) => [code, odds] as const));

describe('returns of Mark Six, by settling all results', () => {
  it.each([
    'special',
    'specialSides',
    'specialSidesPush',
    'specialRed',
    'specialBlue',
    'specialGreen',
    'specialYear',
    'specialAnimal',
  ])('%s: over the 49 special numbers', (code) => {
    const kind = kindOf(code);
    for (let outcome = 0; outcome < kind.outcomes.size; outcome++) {
      const paid = BALLS.reduce((sum, ball) => sum + settle(kind, [[outcome]], withSpecial(ball)), 0n);
      expect(part(paid, 49n, kind, [[outcome]])).toBeCloseTo(returnOf(kind, kind.odds), 9);
    }
  });

  it.each(priced(['main1', 'main2', 'main3', 'absent5', 'absent6', 'absent7', 'absent8', 'absent9', 'absent10']))(
    '%s at %i thousandths: by how many selected balls are drawn, and whether one of them is the special one',
    (code, odds) => {
      const kind = kindOf(code);
      const least = 'k' in kind ? kind.k : 1;
      for (const size of [least, least + 2]) {
        const selected = BALLS.slice(0, size);
        const others = BALLS.slice(size);
        let [paid, ways] = [0n, 0n];
        for (let hits = 0; hits <= Math.min(6, size); hits++)
          for (const isSpecial of [false, true]) {
            if (isSpecial && hits === size) continue;
            const main = [...selected.slice(0, hits), ...others.slice(0, 6 - hits)];
            const special = isSpecial ? selected[hits] : others[6 - hits];
            const left = isSpecial ? size - hits : others.length - (6 - hits);
            const count = BigInt(choose(size, hits) * choose(others.length, 6 - hits) * left);
            paid += count * settle(kind, [selected.map((ball) => ball - 1)], [...main, special as number], odds);
            ways += count;
          }
        expect(ways).toBe(BigInt(choose(49, 6) * 43));
        expect(part(paid, ways, kind, [selected.map((ball) => ball - 1)])).toBeCloseTo(returnOf(kind, odds), 9);
      }
    },
  );

  it('sums: every set of seven balls, counted by its sum', () => {
    const sets = setsBySum();
    for (const code of ['sumBig', 'sumSmall', 'sumOdd', 'sumEven']) {
      const kind = kindOf(code);
      const winning = [...sets.values()].reduce(
        (count, { sets: of, balls }) => count + (settle(kind, [[0]], balls) > 0n ? of : 0),
        0,
      );
      expect([code, winning]).toEqual([code, kind.chance.winning]);
    }
    expect([...sets.values()].reduce((count, { sets: of }) => count + of, 0)).toBe(choose(49, 7));
  });

  it('are the usual share of 98 %, in credit mode and at the prize group', () => {
    for (const kind of markSix.kinds) {
      expect([kind.code, returnOf(kind, kind.odds) <= 0.98 + 1e-12]).toEqual([kind.code, true]);
      if (kind.modes.includes('LOTT')) expect(returnOf(kind, groupOdds(kind, 1_960))).toBeLessThanOrEqual(0.98 + 1e-12);
      expect(returnOf(kind, kind.odds)).toBeGreaterThan(0.978);
    }
  });
});

/** Sets of seven balls by their sum, with one of them. */
function setsBySum() {
  type Sets = Map<number, { sets: number; balls: readonly number[] }>;
  const bySize: Sets[] = Array.from({ length: 8 }, () => new Map());
  bySize[0]?.set(0, { sets: 1, balls: [] });
  for (const ball of BALLS)
    for (let size = 7; size > 0; size--)
      for (const [sum, { sets, balls }] of [...(bySize[size - 1] ?? [])]) {
        const own = bySize[size]?.get(sum + ball);
        bySize[size]?.set(sum + ball, { sets: (own?.sets ?? 0) + sets, balls: own?.balls ?? [...balls, ball] });
      }
  return bySize[7] as Sets;
}

it('has 17 red, 16 blue and 16 green balls', () => {
  const count = (colour: string) => BALLS.filter((ball) => markSixColour(ball) === colour).length;
  expect(['red', 'blue', 'green'].map(count)).toEqual([17, 16, 16]);
});

it('has four balls of each animal, five of the one of the year, every ball once', () => {
  const names = Array.from({ length: 12 }, (_, place) => `z${String(place + 1).padStart(2, '0')}`);
  const balls = names.map((name) => ballsOfAnimal(name) ?? []);
  expect(balls.map(({ length }) => length)).toEqual([5, ...Array.from({ length: 11 }, () => 4)]);
  expect(balls.flat().toSorted((left, right) => left - right)).toEqual(BALLS);
  expect(ballsOfAnimal('big')).toBeNull();
});

it('gives stakes on sides back for the 49 in credit mode, and takes them in official mode', () => {
  const line = (code: string) => readLines(markSix, `${code} big.even 100000 1000`);
  const result = markSix.compile({ balls: withSpecial(49) });
  expect(settleLines(line('specialSidesPush'), result)).toEqual({ payout: 200_000n, pushed: 200_000n });
  expect(settleLines(line('specialSides'), result)).toEqual({ payout: 0n, pushed: 0n });
});

describe('the valid bet of Mark Six', () => {
  const lines = (...texts: readonly string[]) =>
    readLines(
      markSix,
      texts
        .map((text) => {
          const [code = '', selection = '', units = '1'] = text.split(' ');
          return `${code} ${selection} ${BigInt(units) * 100_000n} ${kindOf(code).odds}`;
        })
        .join(';'),
    );
  const name = (ball: number) => String(ball).padStart(2, '0');

  it.each([
    ['colours that cover all', ['specialRed red 17', 'specialBlue blue 16', 'specialGreen green 16']],
    ['big and small, of which the 49 gives both back', ['specialSidesPush big', 'specialSidesPush small']],
    [
      'a colour and the balls of all others',
      [
        'specialRed red 17',
        `special ${BALLS.filter((ball) => markSixColour(ball) !== 'red')
          .map(name)
          .join('.')}`,
      ],
    ],
    [
      'all animals',
      [
        'specialYear z01 5',
        `specialAnimal ${Array.from({ length: 11 }, (_, at) => `z${name(at + 2)}`)
          .slice(0, 7)
          .join('.')} 4`,
        `special ${[9, 10, 11, 12]
          .flatMap((first) => ballsOfAnimal(`z${name(first)}`) ?? [])
          .map(name)
          .join('.')}`,
      ],
    ],
    ['both sides of the sum', ['sumOdd odd', 'sumEven even']],
  ])('%s: what the worst of all results leaves', (_, texts) => {
    const placed = lines(...texts);
    const stake = stakeOfLines(placed);
    const results = [...BALLS.map(withSpecial), ...[...setsBySum().values()].map(({ balls }) => balls)];
    const losses = results.map((balls) => stake - settleLines(placed, markSix.compile({ balls })).payout);
    const largest = losses.reduce((most, loss) => (loss > most ? loss : most));
    expect(atRisk(markSix, placed)).toBe(largest > 0n ? largest : 0n);
    expect(largest).toBeLessThan(stake / 10n);
  });

  it('counts nothing of more than 70 % of the numbers', () => {
    expect(atRisk(markSix, lines(`main1 ${BALLS.slice(0, 35).map(name).join('.')}`))).toBe(0n);
    expect(
      atRisk(
        markSix,
        lines(`main1 ${BALLS.slice(0, 20).map(name).join('.')}`, `main1 ${BALLS.slice(20, 40).map(name).join('.')}`),
      ),
    ).toBe(0n);
  });
});
