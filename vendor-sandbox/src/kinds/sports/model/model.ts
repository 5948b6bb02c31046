import type { Score } from '../rules/leg';
import type { Outlook } from './outlook';

/** Uniform in [0, 1). */
export type Random = () => number;

/** How strong the sides are against each other; 1 is the league's middle. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

export type Happening = 'goal' | 'basket' | 'runs' | 'dot' | 'wicket' | 'game' | 'round' | 'tower';

/** Something that happens in a match, `atMs` after kick-off at simulation speed 1. */
export interface MatchEvent {
  readonly atMs: number;
  readonly side: keyof Score;
  readonly points: number;
  readonly what: Happening;
}

/** A whole match, drawn at kick-off and shown as time passes. */
export interface Script {
  readonly events: readonly MatchEvent[];
  readonly endsAtMs: number;
}

/** The state of a match; `happened` has the events of the script so far, dot balls included. */
export interface Standing {
  readonly score: Score;
  readonly playedMs: number;
  readonly happened: readonly MatchEvent[];
}

/** How a title is played, and what the market may expect of it. Both sides of a model are of the same process. */
export interface Model {
  draw(strengths: Strengths, random: Random): Script;
  outlook(strengths: Strengths, standing: Standing): Outlook;
  /** Live markets close when so much has been played. */
  readonly closesAtMs: number;
}

export const NOT_BEGUN: Standing = { score: { home: 0, away: 0 }, playedMs: 0, happened: [] };

/** The state of a match after `playedMs`. */
export function standingAt({ events, endsAtMs }: Script, playedMs: number): Standing {
  const happened = events.filter(({ atMs }) => atMs <= playedMs);
  const score = { home: 0, away: 0 };
  for (const { side, points } of happened) score[side] += points;
  return { score, playedMs: Math.min(playedMs, endsAtMs), happened };
}
