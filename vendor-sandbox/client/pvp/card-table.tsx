import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { POT_LIMIT_BOOTS } from '../../src/kinds/pvp/teen-patti/teen-hand';
import { type Play, usePlay } from '../frame/play-context';
import { ActionBar } from './action-bar';
import { Chair } from './chair';
import { PlayingCard } from './playing-card';
import { seatName } from './seat-name';
import { stakesText } from './stakes-text';
import styles from './table.module.css';
import type { Sitting } from './use-table';

/** The table, seen from the own chair. */
export function CardTable({ sitting, table }: { readonly sitting: Sitting; readonly table: TableView }) {
  const play = usePlay();
  const { t, format } = play;
  const { felt } = table;
  return (
    <div className={styles.room} data-game={table.game}>
      <section className={styles.stage} aria-label={t('table.name')}>
        <div className={styles.felt}>
          <p className={styles.pot} data-testid="pot">
            {t('table.pot', { pot: format.money(table.pot) })}
          </p>
          {table.game === 'holdem' && (
            <div className={styles.board} role="group" aria-label={t('table.board')}>
              {table.board.map((card) => (
                <PlayingCard key={card} card={card} />
              ))}
            </div>
          )}
          {felt?.game === 'teenpatti' && (
            <p className={styles.stake}>
              {t('game.teenpatti.stake', { blind: format.amount(felt.stake), seen: format.amount(2 * felt.stake) })}
            </p>
          )}
          <p className={styles.note} role="status">
            {noteOf(table, play)}
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

function noteOf(table: TableView, play: Pick<Play, 't' | 'format'>) {
  const { t, format } = play;
  const { felt, game, unit } = table;
  if (table.hand === 0 || table.chairs.every((chair) => !chair?.inHand)) return t('table.gathering');
  if (table.isOver) return t('table.rake', { rake: format.amount(table.rake) });
  if (felt?.game !== 'teenpatti') return stakesText(play, game, unit);
  if (felt.sideShow) {
    const by = seatName(table, felt.sideShow.by, play);
    return t('game.teenpatti.asks', { by, of: seatName(table, felt.sideShow.of, play) });
  }
  return t('game.teenpatti.potLimit', { limit: format.amount(POT_LIMIT_BOOTS * unit) });
}
