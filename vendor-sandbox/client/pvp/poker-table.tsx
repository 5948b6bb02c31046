import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { usePlay } from '../frame/play-context';
import { ActionBar } from './action-bar';
import { Chair } from './chair';
import { PlayingCard } from './playing-card';
import styles from './table.module.css';
import type { Sitting } from './use-table';

/** The table, seen from the own chair. */
export function PokerTable({ sitting, table }: { readonly sitting: Sitting; readonly table: TableView }) {
  const { t, format } = usePlay();
  return (
    <div className={styles.room}>
      <section className={styles.stage} aria-label={t('table.name')}>
        <div className={styles.felt}>
          <p className={styles.pot} data-testid="pot">
            {t('table.pot', { pot: format.money(table.pot) })}
          </p>
          <div className={styles.board} role="group" aria-label={t('table.board')}>
            {table.board.map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </div>
          <p className={styles.note} role="status">
            {noteOf(table, t, format.amount)}
          </p>
        </div>
        <ul className={styles.chairs}>
          {table.chairs.map((chair, seat) => (
            <Chair key={seat} table={table} chair={chair} seat={seat} />
          ))}
        </ul>
      </section>
      <ActionBar sitting={sitting} table={table} />
    </div>
  );
}

function noteOf(
  table: TableView,
  t: (key: string, values?: Record<string, string>) => string,
  amount: (value: number) => string,
) {
  if (table.hand === 0 || table.chairs.every((chair) => !chair?.inHand)) return t('table.gathering');
  if (table.isOver) return t('table.rake', { rake: amount(table.rake) });
  return t('table.blinds', { small: amount(table.bigBlind / 2), big: amount(table.bigBlind) });
}
