import { directionOf } from '@marquee/contract/languages';
import { useEffect, useRef, useState } from 'react';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { POT_LIMIT_BOOTS } from '../../src/kinds/pvp/teen-patti/teen-hand';
import { ChipFlights, useChipFlights } from '../frame/chip-flights';
import { Dialog } from '../frame/dialog';
import { type Play, usePlay } from '../frame/play-context';
import { ActionBar } from './action-bar';
import { bestFive } from './best-five';
import { cardFlights, DECK, POT } from './card-flights';
import { Chair } from './chair';
import { PastHands } from './past-hands';
import { PlayingCard } from './playing-card';
import { seatName } from './seat-name';
import { stakesText } from './stakes-text';
import styles from './table.module.css';
import type { Sitting } from './use-table';

/** The table, seen from the own chair, with its last hands beside it or in a dialog. */
export function CardTable({ sitting, table }: { readonly sitting: Sitting; readonly table: TableView }) {
  const play = usePlay();
  const { t, format } = play;
  const [isListOpen, setIsListOpen] = useState(false);
  const { layer, fly } = useChipFlights();
  const previous = useRef<TableView | null>(null);
  useEffect(() => {
    fly(cardFlights(previous.current, table));
    previous.current = table;
  }, [table, fly]);
  const { felt } = table;
  const best = bestCards(table);
  return (
    <div className={styles.room} data-game={table.game}>
      <section className={styles.stage} aria-label={t('table.name')}>
        <div className={styles.felt}>
          <i className={styles.deck} data-anchor={DECK} aria-hidden="true" />
          <p className={styles.pot} data-testid="pot" data-anchor={POT}>
            {t('table.pot', { pot: format.money(table.pot) })}
          </p>
          {table.game === 'holdem' && (
            <div className={styles.board} role="group" aria-label={t('table.board')}>
              {table.board.map((card, index) => (
                <PlayingCard
                  key={`${table.hand} ${card}`}
                  card={card}
                  entrance={{ kind: 'turned', delayMs: index < 3 ? 110 * index : 0 }}
                  isBest={best?.includes(card)}
                />
              ))}
            </div>
          )}
          {felt?.game === 'teenpatti' && (
            <p className={styles.stake}>
              {t('game.teenpatti.stake', { blind: format.amount(felt.stake), seen: format.amount(2 * felt.stake) })}
            </p>
          )}
          <p
            className={styles.note}
            dir={directionOf(play.session.language)}
            role="status"
            data-over={table.isOver && hasWinner(table)}
          >
            {noteOf(table, play)}
          </p>
        </div>
        <ul className={styles.chairs}>
          {table.chairs.map((chair, seat) => (
            <Chair key={seat} table={table} chair={chair} seat={seat} best={best} />
          ))}
        </ul>
      </section>
      <aside className={styles.past}>
        <h2>{t('table.hands')}</h2>
        <PastHands hands={sitting.hands} game={table.game} you={table.you} />
      </aside>
      <ActionBar sitting={sitting} table={table} onShowHands={() => setIsListOpen(true)} />
      <Dialog open={isListOpen} title={t('table.hands')} onClose={() => setIsListOpen(false)}>
        <PastHands hands={sitting.hands} game={table.game} you={table.you} />
      </Dialog>
      <ChipFlights layer={layer} />
    </div>
  );
}

const hasWinner = ({ chairs }: TableView): boolean => chairs.some((chair) => chair?.isWinner === true);

/** The cards of the winning hands, once they are shown; of Teen Patti all that a winner holds. */
function bestCards({ chairs, board, isOver, game }: TableView): readonly number[] | null {
  const winners = chairs.filter((chair) => chair?.isWinner === true && chair.category !== null);
  if (!isOver || winners.length === 0) return null;
  const hands = winners.map((chair) => chair?.cards ?? []);
  return hands.flatMap((cards) => (game === 'holdem' ? bestFive([...cards, ...board]) : cards));
}

function noteOf(table: TableView, play: Pick<Play, 't' | 'format' | 'session'>) {
  const { t, format } = play;
  const { felt, game, unit } = table;
  if (table.hand === 0 || table.chairs.every((chair) => !chair?.inHand)) return t('table.gathering');
  if (table.isOver) return resultOf(table, play);
  if (felt?.game !== 'teenpatti') return stakesText(play, game, unit);
  if (felt.sideShow) {
    const by = seatName(table, felt.sideShow.by, play);
    return t('game.teenpatti.asks', { by, of: seatName(table, felt.sideShow.of, play) });
  }
  return t('game.teenpatti.potLimit', { limit: format.amount(POT_LIMIT_BOOTS * unit) });
}

/** Who has won what, and with which hand; then the rake. */
function resultOf(table: TableView, play: Pick<Play, 't' | 'format' | 'session'>) {
  const { t, format } = play;
  const winners = table.chairs.flatMap((chair) => (chair?.isWinner === true ? [chair] : []));
  return (
    <>
      {winners.map(({ seat, won, category }) => (
        <b key={seat}>
          {t(`table.${seat === table.you ? 'youWin' : 'wins'}${category ? 'With' : ''}`, {
            name: seatName(table, seat, play),
            amount: format.amount(won),
            category: category ? t(`category.${category}`) : '',
          })}
        </b>
      ))}
      <small>{t('table.rake', { rake: format.amount(table.rake) })}</small>
    </>
  );
}
