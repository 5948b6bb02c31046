import { useState } from 'react';
import type { MatchView } from '../../src/kinds/sports/match-view';
import type { Market } from '../../src/kinds/sports/model/markets';
import { usePlay } from '../frame/play-context';
import { clockText, untilText } from './clock-text';
import styles from './event-card.module.css';
import { MarketColumn } from './market-column';
import type { Slip, SlipAction } from './slip';
import { TitleIcon } from './title-icon';

interface EventCardProps {
  readonly match: MatchView;
  readonly slip: Slip;
  readonly nowMs: number;
  readonly onToggle: (action: SlipAction) => void;
}

/** A match: sides, score and markets. */
export function EventCard({ match, slip, nowMs, onToggle }: EventCardProps) {
  const { t } = usePlay();
  const [isWide, setWide] = useState(false);
  const [result, ...lines] = match.markets;
  const ofKind = (kind: Market['kind']) => lines.filter((market) => market.kind === kind);
  const further = Math.max(ofKind('handicap').length, ofKind('total').length) - 1;
  const rows = (kind: Market['kind']) => (isWide ? byLine(ofKind(kind)) : ofKind(kind).slice(0, 1));
  return (
    <article className={styles.card} data-state={match.state} data-testid={`match-${match.id}`}>
      <Scoreboard match={match} nowMs={nowMs} />
      {result && (
        <div className={styles.markets}>
          <MarketColumn match={match} markets={[result]} slip={slip} onToggle={onToggle} />
          <MarketColumn match={match} markets={rows('handicap')} slip={slip} onToggle={onToggle} />
          <MarketColumn match={match} markets={rows('total')} slip={slip} onToggle={onToggle} />
        </div>
      )}
      {match.state === 'live' && !result && <p className={styles.closed}>{t('state.closed')}</p>}
      {match.suspended && (
        <p className={styles.suspended} role="status">
          {t('state.suspended')}
        </p>
      )}
      {further > 0 && (
        <button type="button" className={styles.more} aria-expanded={isWide} onClick={() => setWide(!isWide)}>
          {t(isWide ? 'fewerLines' : 'moreLines')}
        </button>
      )}
    </article>
  );
}

const byLine = (markets: readonly Market[]) => markets.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));

function Scoreboard({ match, nowMs }: { readonly match: MatchView; readonly nowMs: number }) {
  const { t, format } = usePlay();
  const state =
    match.state === 'live'
      ? clockText(match, t, format)
      : match.state === 'scheduled'
        ? t('state.startsIn', { time: untilText(match.kickOffAt, nowMs) })
        : t(`state.${match.state}`);
  return (
    <header className={styles.scoreboard}>
      <p className={styles.league}>
        <TitleIcon code={match.title} />
        <span>{match.league}</span>
        <b className={styles.state}>{state}</b>
      </p>
      {(['home', 'away'] as const).map((side) => (
        <p key={side} className={styles.side}>
          <i className={styles.shirt} style={{ background: `hsl(${match[side].hue} 62% 52%)` }} />
          <span className={styles.name}>{match[side].name}</span>
          {match.state !== 'scheduled' && <Points match={match} side={side} />}
        </p>
      ))}
    </header>
  );
}

function Points({ match, side }: { readonly match: MatchView; readonly side: 'home' | 'away' }) {
  const { format } = usePlay();
  const innings = match.innings?.[side];
  const points = format.number(match.score[side]);
  if (match.state === 'off') return null;
  if (!innings || innings.balls === 0) return <b className={styles.points}>{points}</b>;
  const overs = `${format.number(Math.floor(innings.balls / 6))}.${format.number(innings.balls % 6)}`;
  return (
    <b className={styles.points} dir="ltr">
      {points}/{format.number(innings.wickets)} <small>({overs})</small>
    </b>
  );
}
