import type { Market } from './model/markets';
import type { Match, MatchState } from './match/match';
import type { Score } from './rules/leg';
import type { Side } from './match/leagues';
import type { TitleCode } from './titles';

/** The innings of a side so far. */
export interface InningsView {
  readonly wickets: number;
  readonly balls: number;
}

/** A match as clients see it: no event of the future. */
export interface MatchView {
  readonly id: string;
  readonly title: TitleCode;
  readonly league: string;
  readonly home: Side;
  readonly away: Side;
  readonly kickOffAt: string;
  readonly state: MatchState;
  readonly score: Score;
  /** Share of the match's length that has been played; null for titles without a fixed length. */
  readonly played: number | null;
  readonly innings: { readonly home: InningsView; readonly away: InningsView } | null;
  readonly suspended: boolean;
  readonly markets: readonly Market[];
}

const TIMED: readonly TitleCode[] = ['football', 'basketball', 'turbopitch'];

export function viewOf({ fixture, state, standing, suspended, markets, script }: Match): MatchView {
  const { id, title, league, home, away, kickOffMs } = fixture;
  const of = (side: 'home' | 'away'): InningsView => {
    const own = standing.happened.filter((event) => event.side === side);
    return { wickets: own.filter(({ what }) => what === 'wicket').length, balls: own.length };
  };
  return {
    id,
    title: title.code,
    league: league.name,
    home,
    away,
    kickOffAt: new Date(kickOffMs).toISOString(),
    state,
    score: standing.score,
    played: TIMED.includes(title.code) && script ? standing.playedMs / script.endsAtMs : null,
    innings: title.code === 'cricket' ? { home: of('home'), away: of('away') } : null,
    suspended,
    markets,
  };
}
