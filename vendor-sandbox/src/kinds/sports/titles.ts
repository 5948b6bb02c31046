import { inningsModel } from './model/innings';
import type { Offer } from './model/markets';
import type { Model } from './model/model';
import { raceModel } from './model/race';
import { timedModel } from './model/timed';

export const TITLE_CODES = [
  'football',
  'cricket',
  'basketball',
  'tennis',
  'breachline',
  'emberrift',
  'turbopitch',
] as const;
export type TitleCode = (typeof TITLE_CODES)[number];

/** A sport or an e-sports game: how it is played, what is offered, how its clock reads. */
export interface Title {
  readonly code: TitleCode;
  readonly type: 'sports' | 'esports';
  readonly model: Model;
  readonly offer: Offer;
  /** No bets for so long after an event of weight, at simulation speed 1. */
  readonly suspendMs: number;
  /** From one kick-off of a league to its next, at simulation speed 1. */
  readonly slotMs: number;
}

const minutes = (count: number) => count * 60_000;
const result = (of: Offer['result'], lineStep: number, furtherStep: number): Offer => ({
  result: of,
  lineStep,
  furtherStep,
});

const all: readonly Title[] = [
  {
    code: 'football',
    type: 'sports',
    model: timedModel({ what: 'goal', lengthMs: minutes(6), rate: 1.36, weight: 1, jumps: [[1, 1]] }),
    offer: result('1x2', 1, 2),
    suspendMs: 6000,
    slotMs: minutes(7),
  },
  {
    code: 'cricket',
    type: 'sports',
    model: inningsModel(),
    offer: result('1x2', 2, 8),
    suspendMs: 2500,
    slotMs: minutes(7),
  },
  {
    code: 'basketball',
    type: 'sports',
    model: timedModel({
      what: 'basket',
      lengthMs: minutes(6),
      rate: 39,
      weight: 0.35,
      jumps: [
        [2, 0.58],
        [3, 0.24],
        [1, 0.18],
      ],
    }),
    offer: result('1x2', 2, 10),
    suspendMs: 0,
    slotMs: minutes(8),
  },
  {
    code: 'tennis',
    type: 'sports',
    model: raceModel({ what: 'game', target: 8, unitMs: [14_000, 28_000], serve: 2.1 }),
    offer: result('winner', 2, 4),
    suspendMs: 3000,
    slotMs: minutes(7),
  },
  {
    code: 'breachline',
    type: 'esports',
    model: raceModel({ what: 'round', target: 13, unitMs: [10_000, 18_000], serve: 1.1 }),
    offer: result('winner', 2, 6),
    suspendMs: 3000,
    slotMs: minutes(7),
  },
  {
    code: 'emberrift',
    type: 'esports',
    model: raceModel({ what: 'tower', target: 9, unitMs: [14_000, 26_000], serve: 1 }),
    offer: result('winner', 2, 4),
    suspendMs: 4000,
    slotMs: minutes(7),
  },
  {
    code: 'turbopitch',
    type: 'esports',
    model: timedModel({ what: 'goal', lengthMs: minutes(5), rate: 2.6, weight: 1, jumps: [[1, 1]] }),
    offer: result('1x2', 1, 2),
    suspendMs: 4000,
    slotMs: minutes(6),
  },
];

const byCode = new Map(all.map((title) => [title.code, title]));

/** @throws RangeError for a code that no title has */
export function titleOf(code: string): Title {
  const title = byCode.get(code as TitleCode);
  if (!title) throw new RangeError(`no title ${code}`);
  return title;
}
