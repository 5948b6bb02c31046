import type { ChairView, TableView } from '../../src/kinds/pvp/pvp-messages';
import { TURN_MS } from '../../src/kinds/pvp/stakes';
import { usePlay } from '../frame/play-context';
import { PlayingCard } from './playing-card';
import styles from './table.module.css';

interface ChairProps {
  readonly table: TableView;
  readonly chair: ChairView | null;
  readonly seat: number;
}

/** A place at the table: who sits there, what he has, his cards. Seen from the own chair, which is below. */
export function Chair({ table, chair, seat }: ChairProps) {
  const { t, format } = usePlay();
  const place = (seat - table.you + table.chairs.length) % table.chairs.length;
  if (!chair) return <li className={styles.chair} data-place={place} data-free="true" aria-label={t('table.free')} />;
  const isOwn = seat === table.you;
  const isTurn = table.toAct === seat;
  const name = t(isOwn ? 'table.you' : chair.kind === 'house' ? 'table.house' : 'table.player', {
    seat: format.number(seat + 1),
  });
  return (
    <li
      className={styles.chair}
      data-place={place}
      data-own={isOwn}
      data-turn={isTurn}
      data-folded={chair.folded || !chair.inHand}
      data-won={table.isOver && chair.won > 0}
    >
      {chair.inHand && !chair.folded && (
        <span className={styles.hand}>
          <PlayingCard card={chair.cards?.[0] ?? null} />
          <PlayingCard card={chair.cards?.[1] ?? null} />
        </span>
      )}
      <span className={styles.plate}>
        <b>{name}</b>
        <span>{format.amount(chair.stack)}</span>
        <small>{stateOf(chair, table, t)}</small>
        {isTurn && (
          <i
            key={table.turn}
            className={styles.clock}
            style={{ animationDuration: `${chair.kind === 'house' ? TURN_MS : table.clockMs}ms` }}
          />
        )}
      </span>
      {table.button === seat && <span className={styles.button}>{t('table.button')}</span>}
      {chair.put > 0 && !table.isOver && <span className={styles.put}>{format.amount(chair.put)}</span>}
      {table.isOver && chair.won > 0 && <span className={styles.put}>{`+${format.amount(chair.won)}`}</span>}
    </li>
  );
}

function stateOf(chair: ChairView, table: TableView, t: (key: string) => string): string {
  if (table.isOver && chair.category) return t(`category.${chair.category}`);
  if (chair.isAway) return t('table.away');
  if (chair.folded) return t('table.folded');
  return chair.last ? t(`did.${chair.last}`) : ' ';
}
