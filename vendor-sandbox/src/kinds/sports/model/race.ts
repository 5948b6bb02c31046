import type { Score } from '../rules/leg';
import type { Happening, MatchEvent, Model, Strengths } from './model';
import { jointOutlook } from './outlook';

interface RaceShape {
  readonly what: Happening;
  /** The number of points that wins the match. */
  readonly target: number;
  /** How long one of them takes, at simulation speed 1. */
  readonly unitMs: readonly [shortest: number, longest: number];
  /** Advantage of the serving or attacking side; sides alternate, the home side starts. */
  readonly serve: number;
}

/** Played until a side has won so many games, rounds or towers. */
export function raceModel({ what, target, unitMs, serve }: RaceShape): Model {
  const homeWins = ({ home, away }: Strengths, unit: number): number => {
    const odds = (home / away) ** 1.6 * (unit % 2 === 0 ? serve : 1 / serve);
    return odds / (1 + odds);
  };
  const isOver = ({ home, away }: Score) => home >= target || away >= target;
  return {
    closesAtMs: Number.POSITIVE_INFINITY,
    draw(strengths, random) {
      const events: MatchEvent[] = [];
      const score = { home: 0, away: 0 };
      let atMs = 0;
      for (let unit = 0; !isOver(score); unit += 1) {
        atMs += Math.round(unitMs[0] + random() * (unitMs[1] - unitMs[0]));
        const side = random() < homeWins(strengths, unit) ? 'home' : 'away';
        score[side] += 1;
        events.push({ atMs, side, points: 1, what });
      }
      return { events, endsAtMs: atMs };
    },
    outlook(strengths, { score }) {
      const finals: (readonly [Score, number])[] = [];
      let row = new Map<number, number>([[score.home, 1]]);
      for (let played = score.home + score.away; row.size > 0; played += 1) {
        const next = new Map<number, number>();
        for (const [home, p] of row) {
          const now = { home, away: played - home };
          if (isOver(now)) {
            finals.push([now, p]);
            continue;
          }
          const chance = homeWins(strengths, played);
          next.set(home + 1, (next.get(home + 1) ?? 0) + p * chance);
          next.set(home, (next.get(home) ?? 0) + p * (1 - chance));
        }
        row = next;
      }
      return jointOutlook(finals);
    },
  };
}
