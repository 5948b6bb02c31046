import { independentOutlook } from './outlook';
import type { Happening, MatchEvent, Model, Random, Strengths } from './model';
import { compoundPoisson, shifted } from './pmf';

interface TimedShape {
  readonly what: Happening;
  /** Length of a match at simulation speed 1. */
  readonly lengthMs: number;
  /** Scores that a middling side may expect in a match. */
  readonly rate: number;
  /** How much of a side's strength shows: 1 fully. */
  readonly weight: number;
  /** Points of one score, with their probabilities. */
  readonly jumps: readonly (readonly [points: number, probability: number])[];
}

const HOME_ADVANTAGE = 1.12;

/** Played against the clock: both sides score by Poisson processes of constant rate. */
export function timedModel({ what, lengthMs, rate, weight, jumps }: TimedShape): Model {
  const rates = ({ home, away }: Strengths) => ({
    home: rate * ((HOME_ADVANTAGE * home) / away) ** weight,
    away: rate * (away / (HOME_ADVANTAGE * home)) ** weight,
  });
  return {
    closesAtMs: lengthMs * 0.96,
    draw(strengths, random) {
      const { home, away } = rates(strengths);
      const events: MatchEvent[] = [];
      for (let atMs = gap(home + away, lengthMs, random); atMs < lengthMs; atMs += gap(home + away, lengthMs, random)) {
        const side = random() * (home + away) < home ? 'home' : 'away';
        events.push({ atMs: Math.round(atMs), side, points: pointsOf(jumps, random), what });
      }
      return { events, endsAtMs: lengthMs };
    },
    outlook(strengths, { score, playedMs }) {
      const remainingShare = Math.max(0, 1 - playedMs / lengthMs);
      const { home, away } = rates(strengths);
      return independentOutlook(
        shifted(compoundPoisson(home * remainingShare, jumps), score.home),
        shifted(compoundPoisson(away * remainingShare, jumps), score.away),
      );
    },
  };
}

const gap = (rate: number, lengthMs: number, random: Random): number => (-Math.log(1 - random()) / rate) * lengthMs;

function pointsOf(jumps: TimedShape['jumps'], random: Random): number {
  let remainingWeight = random();
  for (const [points, probability] of jumps) {
    if (remainingWeight < probability) return points;
    remainingWeight -= probability;
  }
  return jumps[0]?.[0] ?? 1;
}
