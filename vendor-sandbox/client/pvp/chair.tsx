import { useState } from 'react';
import type { ChairView, TableView } from '../../src/kinds/pvp/pvp-messages';
import { TURN_MS } from '../../src/kinds/pvp/stakes';
import { teenCategoryOf, teenValueOf } from '../../src/kinds/pvp/teen-patti/teen-rank';
import { usePlay } from '../frame/play-context';
import { PlayingCard } from './playing-card';
import { seatName } from './seat-name';
import styles from './table.module.css';

interface ChairProps {
  readonly table: TableView;
  readonly chair: ChairView | null;
  readonly seat: number;
}

const FACE_DOWN = { holdem: [null, null], teenpatti: [null, null, null] } as const;

/** A place at the table: who sits there, what he has, his cards. Seen from the own chair, which is below. */
export function Chair({ table, chair, seat }: ChairProps) {
  const play = usePlay();
  const { t, format } = play;
  const place = (seat - table.you + table.chairs.length) % table.chairs.length;
  if (!chair) return <li className={styles.chair} data-place={place} data-free="true" aria-label={t('table.free')} />;
  const isTurn = table.toAct === seat;
  const cards = chair.cards ?? FACE_DOWN[table.game];
  return (
    <li
      className={styles.chair}
      data-place={place}
      data-own={seat === table.you}
      data-turn={isTurn}
      data-folded={chair.folded || !chair.inHand}
      data-won={table.isOver && chair.won > 0}
    >
      {chair.inHand && !chair.folded && (
        <span className={styles.hand}>
          {cards.map((card, index) => (
            <PlayingCard key={card ?? `back ${index}`} card={card} />
          ))}
        </span>
      )}
      <span className={styles.plate}>
        <b>{seatName(table, seat, play)}</b>
        <span>{format.amount(chair.stack)}</span>
        <small>{stateOf(chair, table, t)}</small>
        {isTurn && <Clock key={table.turn} ms={chair.kind === 'house' ? TURN_MS : table.clockMs} />}
      </span>
      {table.button === seat && <span className={styles.button}>{t('table.button')}</span>}
      {chair.put > 0 && !table.isOver && <span className={styles.put}>{format.amount(chair.put)}</span>}
      {table.isOver && chair.won > 0 && <span className={styles.put}>{`+${format.amount(chair.won)}`}</span>}
    </li>
  );
}

/** Runs from the start of the turn; later updates of the time do not make it jump. */
function Clock({ ms }: { readonly ms: number }) {
  const [lengthMs] = useState(ms);
  return <i className={styles.clock} style={{ animationDuration: `${lengthMs}ms` }} />;
}

function stateOf(chair: ChairView, table: TableView, t: (key: string) => string): string {
  const { game, felt, you, isOver } = table;
  if (isOver && chair.category) return t(`category.${chair.category}`);
  if (chair.isAway) return t('table.away');
  if (chair.folded) return t(`game.${game}.folded`);
  const lastAction = chair.last ? t(`game.${game}.did.${chair.last}`) : ' ';
  if (felt?.game !== 'teenpatti' || !chair.inHand) return lastAction;
  if (chair.seat === you && chair.cards) return t(`category.${teenCategoryOf(teenValueOf(chair.cards))}`);
  const seenText = t(felt.seen.includes(chair.seat) ? 'game.teenpatti.seen' : 'game.teenpatti.blind');
  return chair.last ? `${seenText} · ${lastAction}` : seenText;
}
