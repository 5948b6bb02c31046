import { defineBallRules } from '../define-rules';
import { countHits, flag } from '../hits';
import { columnsKind, listKind, singleKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { ballNumbers, namedOutcomes } from '../selection/outcomes';
import { unorderedBalls } from './ball-results';
import { sidesKind, sidesOf } from './sides';

const THROWS = 216;
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const SUM_FROM = 3;
const BIG_SUM_FROM = 11;

const FACE_NUMBERS = [1, 2, 3, 4, 5, 6];
const DICE = { from: 1, to: 6 } as const;
const FACES = ballNumbers(DICE.from, DICE.to);
const STRAIGHTS = namedOutcomes(['123', '234', '345', '456']);
const TWO_FACES = FACE_NUMBERS.flatMap((low) => FACE_NUMBERS.filter((high) => high > low).map((high) => [low, high]));
const PAIRS = namedOutcomes(TWO_FACES.map((faces) => faces.join('')));

const chance = (winning: number) => ({ winning, total: THROWS });
const upToThree = { each: 1, together: 3 };

const kinds: readonly KindDefinition[] = [
  ...SUM_WAYS.map((ways, at) => singleKind(`sum${SUM_FROM + at}`, `${SUM_FROM + at}`, chance(ways))),
  listKind('triple', { pools: 'triple', outcomes: FACES, chance: chance(1) }),
  singleKind('anyTriple', 'triple', chance(6)),
  listKind('straight', { pools: 'straight', outcomes: STRAIGHTS, chance: chance(6) }),
  // A triple holds the pair too (16 of 216), unless the kind leaves it out (15).
  listKind('pair', { pools: 'pair', outcomes: FACES, chance: chance(16) }),
  listKind('exactPair', { pools: 'exactPair', outcomes: FACES, chance: chance(15) }),
  columnsKind('pairAndOther', { pools: ['exactPair', 'other'], outcomes: FACES, isDistinct: true, chance: chance(3) }),
  listKind('twoFaces', { pools: 'twoFaces', outcomes: PAIRS, most: upToThree, chance: chance(30) }),
  listKind('oneFace', { pools: 'oneFace', outcomes: FACES, most: upToThree, chance: chance(91) }),
  sidesKind('sides', chance(108)),
];

function pools(dice: readonly number[]): Record<string, Hits> {
  const sum = dice.reduce((total, die) => total + die, 0);
  const faces = FACE_NUMBERS.filter((face) => dice.includes(face));
  const times = (face: number) => dice.filter((die) => die === face).length;
  const facePool = (drawn: readonly number[]) =>
    countHits(
      FACES.size,
      drawn.map((face) => face - 1),
    );
  const exactPair = faces.filter((face) => times(face) === 2);
  const straight = STRAIGHTS.indexOf(faces.join(''));
  return {
    ...Object.fromEntries(SUM_WAYS.map((_, at) => [`sum${SUM_FROM + at}`, flag(sum === SUM_FROM + at)])),
    triple: facePool(faces.filter((face) => times(face) === 3)),
    anyTriple: flag(faces.length === 1),
    straight: countHits(STRAIGHTS.size, straight < 0 ? [] : [straight]),
    pair: facePool(faces.filter((face) => times(face) >= 2)),
    exactPair: facePool(exactPair),
    other: facePool(exactPair.length > 0 ? faces.filter((face) => times(face) === 1) : []),
    twoFaces: countHits(
      PAIRS.size,
      [...TWO_FACES.keys()].filter((at) => TWO_FACES[at]?.every((face) => faces.includes(face))),
    ),
    oneFace: facePool(faces),
    sides: sidesOf(sum, BIG_SUM_FROM),
  };
}

/** Three dice. */
export const k3 = defineBallRules({
  shape: 'k3',
  version: 1,
  form: { type: 'balls', count: 3, from: 1, to: 6, isDistinct: false },
  kinds,
  pools: ({ balls }) => pools(balls),
  markets: [
    { pools: kinds.flatMap((kind) => kind.pools), results: () => unorderedBalls(3, DICE).map((balls) => ({ balls })) },
  ],
});
