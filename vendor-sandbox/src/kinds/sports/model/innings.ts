import type { MatchEvent, Model, Standing } from './model';
import { independentOutlook } from './outlook';
import { certain, type Pmf, shifted } from './pmf';

const BALLS = 30;
const WICKETS = 10;
const BALL_MS = 6000;
const WICKET = -1;

/** What a ball brings off a middling side's bat. */
const BALL: readonly (readonly [runs: number, probability: number])[] = [
  [0, 0.33],
  [1, 0.35],
  [2, 0.08],
  [4, 0.12],
  [6, 0.06],
  [WICKET, 0.06],
];

type Balls = readonly (readonly [runs: number, probability: number])[];

/** A stronger side hits more boundaries and loses fewer wickets. */
function ballsOf(strength: number): Balls {
  const weights = BALL.map(
    ([runs, p]) => [runs, runs === WICKET ? p / strength : runs >= 4 ? p * strength : p] as const,
  );
  const sum = weights.reduce((all, [, p]) => all + p, 0);
  return weights.map(([runs, p]) => [runs, p / sum] as const);
}

/**
 * Cricket of five overs a side. Both innings are played to the end, so that totals do not depend on who bats first; an innings
 * ends early only when all wickets are down.
 */
export function inningsModel(): Model {
  const runsLeft = rememberedRunsLeft();
  return {
    closesAtMs: (2 * BALLS - 2) * BALL_MS,
    draw(strengths, random) {
      const events: MatchEvent[] = [];
      let atMs = 0;
      for (const side of ['home', 'away'] as const) {
        const balls = ballsOf(strengths[side] / strengths[side === 'home' ? 'away' : 'home']);
        for (let ball = 0, wickets = 0; ball < BALLS && wickets < WICKETS; ball += 1) {
          atMs += BALL_MS;
          const runs = runsOf(balls, random());
          if (runs === WICKET) wickets += 1;
          events.push({ atMs, side, points: Math.max(runs, 0), what: nameOf(runs) });
        }
      }
      return { events, endsAtMs: atMs };
    },
    outlook(strengths, standing) {
      const side = (name: 'home' | 'away', ratio: number) =>
        shifted(inningsLeft(runsLeft, ratio, standing, name), standing.score[name]);
      const ratio = strengths.home / strengths.away;
      return independentOutlook(side('home', ratio), side('away', 1 / ratio));
    },
  };
}

const nameOf = (runs: number) => (runs === WICKET ? 'wicket' : runs === 0 ? 'dot' : 'runs');

function runsOf(balls: Balls, at: number): number {
  let remainingBalls = at;
  for (const [runs, p] of balls) {
    if (remainingBalls < p) return runs;
    remainingBalls -= p;
  }
  return 0;
}

type RunsLeft = (ratio: number, balls: number, wickets: number) => Pmf;

function inningsLeft(runsLeft: RunsLeft, ratio: number, { happened }: Standing, side: 'home' | 'away'): Pmf {
  const own = happened.filter((event) => event.side === side);
  const isOver = side === 'home' && happened.some((event) => event.side === 'away');
  const wickets = own.filter(({ what }) => what === 'wicket').length;
  return isOver ? certain(0) : runsLeft(ratio, BALLS - own.length, WICKETS - wickets);
}

/** Runs of the rest of an innings, computed backwards ball by ball and cached per ratio of strengths. */
function rememberedRunsLeft(): RunsLeft {
  const cache = new Map<string, Pmf>();
  const runsLeft: RunsLeft = (ratio, balls, wickets) => {
    if (balls <= 0 || wickets <= 0) return certain(0);
    const key = `${ratio.toFixed(4)}:${balls}:${wickets}`;
    const before = cache.get(key);
    if (before) return before;
    const p = new Array<number>(6 * balls + 1).fill(0);
    for (const [runs, chance] of ballsOf(ratio)) {
      const remaining = runsLeft(ratio, balls - 1, runs === WICKET ? wickets - 1 : wickets);
      const from = remaining.from + Math.max(runs, 0);
      remaining.p.forEach((part, i) => {
        p[from + i] = (p[from + i] ?? 0) + part * chance;
      });
    }
    const pmf = { from: 0, p };
    if (cache.size > 40_000) cache.clear();
    cache.set(key, pmf);
    return pmf;
  };
  return runsLeft;
}
