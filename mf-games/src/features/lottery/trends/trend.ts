import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { type Streak, streaks } from '@marquee/contract/lottery/statistics';
import type { RowLabel } from '@marquee/contract/lottery/boards';

/** A number of each draw that is followed over time: a ball, or the sum of all. */
export interface TrendSeries {
  readonly id: string;
  readonly label: RowLabel;
  /** Its least and its largest value. */
  readonly from: number;
  readonly to: number;
  /** Where the upper half is not what is big. */
  readonly bigFrom?: number;
  readonly valueOf: (balls: readonly number[]) => number;
}

const positions = (count: number, from: number, to: number): readonly TrendSeries[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    label: { key: 'position', values: { position: at + 1 } },
    from,
    to,
    valueOf: (balls) => balls[at] ?? from,
  }));
const sum = (from: number, to: number): TrendSeries => ({
  id: 'sum',
  label: { key: 'sumSides' },
  from,
  to,
  valueOf: (balls) => balls.reduce((total, ball) => total + ball, 0),
});

const SERIES: Readonly<Partial<Record<LotteryShape, readonly TrendSeries[]>>> = {
  'five-digit': positions(5, 0, 9),
  pk10: positions(10, 1, 10),
  'eleven-five': positions(5, 1, 11),
  k3: [sum(3, 18)],
  lucky28: [sum(0, 27), ...positions(3, 0, 9)],
  'mark-six': [
    {
      id: 'special',
      label: { key: 'specialBall' },
      from: 1,
      to: 49,
      bigFrom: 25,
      valueOf: (balls) => balls.at(-1) ?? 1,
    },
  ],
};

/** What can be followed in draws of a shape. */
export const trendSeries = (shape: LotteryShape): readonly TrendSeries[] => SERIES[shape] ?? [];

/** A draw with balls. */
export interface Drawn {
  /** What members call it. */
  readonly issue: string;
  readonly balls: readonly number[];
}

export const drawnOf = (results: readonly OpenedDraw[], nameOf: (draw: OpenedDraw) => string): readonly Drawn[] =>
  results.flatMap((draw) =>
    draw.result && 'balls' in draw.result ? [{ issue: nameOf(draw), balls: draw.result.balls }] : [],
  );

export interface TrendRow {
  readonly issue: string;
  readonly value: number;
  /** By value from the least one: draws since it came last, 0 where it was drawn. */
  readonly omissions: readonly number[];
}

/** Draws in the order of time. @param draws the newest first; omissions count from the oldest */
export function trendRows({ from, to, valueOf }: TrendSeries, draws: readonly Drawn[]): readonly TrendRow[] {
  let omissions: readonly number[] = Array.from({ length: to - from + 1 }, () => 0);
  return draws.toReversed().map(({ issue, balls }) => {
    const value = valueOf(balls);
    omissions = omissions.map((omission, at) => (at + from === value ? 0 : omission + 1));
    return { issue, value, omissions };
  });
}

/** What is put side by side on the streak board: two outcomes that exclude each other. */
export const STREAK_ASPECTS = ['size', 'parity'] as const;
export type StreakAspect = (typeof STREAK_ASPECTS)[number];
export type StreakOutcome = 'big' | 'small' | 'odd' | 'even';

/** Runs of equal outcomes, the oldest first, with the values of each. The upper half of a series is big. */
export function streakRuns(
  { from, to, bigFrom = Math.floor((from + to) / 2) + 1, valueOf }: TrendSeries,
  aspect: StreakAspect,
  draws: readonly Drawn[],
): readonly (Streak<StreakOutcome> & { readonly values: readonly number[] })[] {
  const values = draws.toReversed().map(({ balls }) => valueOf(balls));
  const outcomeOf = (value: number): StreakOutcome => {
    if (aspect === 'parity') return value % 2 === 1 ? 'odd' : 'even';
    return value >= bigFrom ? 'big' : 'small';
  };
  let start = 0;
  return streaks(values.map(outcomeOf)).map((run) => {
    const ofRun = values.slice(start, start + run.length);
    start += run.length;
    return { ...run, values: ofRun };
  });
}
