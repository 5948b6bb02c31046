import type { MatchView } from '../../src/kinds/sports/match-view';
import type { Formats } from '../frame/formats';
import type { Translate } from '../frame/texts';

const two = (value: number): string => String(value).padStart(2, '0');

/** How far a live match has come: the minute, the quarter, the over, or the game that is played. */
export function clockText({ title, played, innings, score }: MatchView, t: Translate, format: Formats): string {
  const share = Math.min(played ?? 0, 0.9999);
  if (title === 'football') return t('clock.minute', { minute: format.number(Math.floor(share * 90) + 1) });
  if (title === 'basketball') return t('clock.quarter', { quarter: format.number(Math.floor(share * 4) + 1) });
  if (title === 'turbopitch') {
    const leftSeconds = Math.ceil((1 - share) * 300);
    return `${Math.floor(leftSeconds / 60)}:${two(leftSeconds % 60)}`;
  }
  if (innings) return t('clock.innings', { number: format.number(innings.away.balls > 0 ? 2 : 1) });
  return t(`clock.${title}`, { number: format.number(score.home + score.away + 1) });
}

/** Time until kick-off: `4:05`. */
export function untilText(kickOffAt: string, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(kickOffAt) - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
