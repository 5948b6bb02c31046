import type { MatchView } from '../../src/kinds/sports/match-view';
import { usePlay } from '../frame/play-context';
import type { Board } from './board';
import { EventCard } from './event-card';
import styles from './event-list.module.css';
import { percentOfReturn } from './rules';
import type { Slip, SlipAction } from './slip';
import { useNow } from './use-now';

interface EventListProps {
  readonly board: Board;
  readonly matches: readonly MatchView[];
  readonly slip: Slip;
  readonly aheadMs: number;
  readonly onToggle: (action: SlipAction) => void;
}

const GROUPS = [
  { key: 'live', states: ['live'] },
  { key: 'upcoming', states: ['scheduled'] },
  { key: 'results', states: ['ended', 'off'] },
] as const;

/** The matches with their markets: those under way, those to come, the latest results. */
export function EventList({ board, matches, slip, aheadMs, onToggle }: EventListProps) {
  const { t, format } = usePlay();
  const nowMs = useNow() + aheadMs;
  return (
    <div className={styles.list}>
      <p className={styles.note}>
        {t('line', {
          result: format.percent(percentOfReturn(board.margin['1x2'])),
          lines: format.percent(percentOfReturn(board.margin.handicap)),
          min: format.money(board.limits.minStake),
          max: format.money(board.limits.maxStake),
        })}
      </p>
      {GROUPS.map(({ key, states }) => {
        const own = matches.filter(({ state }) => (states as readonly string[]).includes(state));
        if (own.length === 0) return null;
        return (
          <section key={key} aria-label={t(`groups.${key}`)}>
            <h2 className={styles.heading} data-group={key}>
              {t(`groups.${key}`)}
            </h2>
            {own.map((match) => (
              <EventCard key={match.id} match={match} slip={slip} nowMs={nowMs} onToggle={onToggle} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
