import { definePrizeRules } from '../define-rules';
import { endHits } from '../hits';
import { listKind } from '../selection/define-kind';
import type { KindDefinition } from '../selection/kind';
import { digitNumbers } from '../selection/outcomes';
import { BOTTOM_READINGS, TOP_READINGS, thaiGrammar, thaiPools } from './thai-grammar';

/** The Thai grammar and the last four digits, at the return of its other direct bets. */
const kinds: readonly KindDefinition[] = [
  ...thaiGrammar,
  listKind('top4', {
    pools: 'top4',
    outcomes: digitNumbers(4),
    odds: 9_000_000,
    chance: { winning: 1, total: 10_000 },
  }),
];

const poolsOf = (top: string, bottom: string) => ({
  ...thaiPools(top.slice(-3), bottom),
  top4: endHits(4, [top]),
});

const TOP_4_READINGS = { ...TOP_READINGS, top4: { width: 4 } };

/** Laos: one number of four digits; its first two are the bottom. */
export const lao = definePrizeRules({
  shape: 'lao',
  version: 1,
  form: { type: 'prizes', rows: [{ code: 'number', count: 1, digits: 4 }] },
  kinds,
  pools: ({ prizes: [[number = ''] = []] }) => poolsOf(number, number.slice(0, 2)),
  numbers: [
    {
      count: 1,
      pools: {
        ...TOP_4_READINGS,
        bottom2: { width: 4, names: (digits) => [digits.slice(0, 2)] },
        runBottom: { width: 4, names: (digits) => [...new Set(digits.slice(0, 2))] },
      },
    },
  ],
});

/** Hanoi: the end of the North's special prize; the bottom is the end of its first prize. */
export const hanoi = definePrizeRules({
  shape: 'hanoi',
  version: 1,
  form: {
    type: 'prizes',
    rows: [
      { code: 'special', count: 1, digits: 5 },
      { code: 'prize1', count: 1, digits: 5 },
    ],
  },
  kinds,
  pools: ({ prizes: [[special = ''] = [], [first = ''] = []] }) => poolsOf(special, first.slice(-2)),
  numbers: [
    { count: 1, pools: TOP_4_READINGS },
    { count: 1, pools: BOTTOM_READINGS },
  ],
});
