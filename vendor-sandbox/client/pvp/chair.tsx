import { useState } from 'react';
import type { ChairView, TableView } from '../../src/kinds/pvp/pvp-messages';
import { TURN_MS } from '../../src/kinds/pvp/stakes';
import { teenCategoryOf, teenValueOf } from '../../src/kinds/pvp/teen-patti/teen-rank';
import { Avatar, HouseAvatar } from '../frame/avatar';
import { usePlay } from '../frame/play-context';
import { betAnchor, seatAnchor } from './card-flights';
import styles from './chair.module.css';
import { PlayingCard } from './playing-card';
import { seatName } from './seat-name';

interface ChairProps {
  readonly table: TableView;
  readonly chair: ChairView | null;
  readonly seat: number;
  /** The cards that won, once the hand is over and was shown. */
  readonly best: readonly number[] | null;
}

const FACE_DOWN = { holdem: [null, null], teenpatti: [null, null, null] } as const;
/** Between two cards of a deal. */
const DEAL_MS = 90;

/** A place at the table: who sits there, what he has, his cards, his bet. Seen from the own chair, which is below. */
export function Chair({ table, chair, seat, best }: ChairProps) {
  const play = usePlay();
  const { t, format } = play;
  const place = (seat - table.you + table.chairs.length) % table.chairs.length;
  if (!chair) return <li className={styles.chair} data-place={place} data-free="true" aria-label={t('table.free')} />;
  const isTurn = table.toAct === seat;
  const isOwn = seat === table.you;
  const hasWon = table.isOver && chair.isWinner;
  const state = stateOf(chair, table, t);
  return (
    <li
      className={styles.chair}
      data-place={place}
      data-own={isOwn}
      data-turn={isTurn}
      data-folded={chair.folded || !chair.inHand}
      data-won={hasWon}
    >
      <span className={styles.face} data-anchor={seatAnchor(seat)}>
        {chair.kind === 'house' ? <HouseAvatar /> : <Avatar name={chair.name} />}
        {isTurn && <TurnRing key={table.turn} ms={chair.kind === 'house' ? TURN_MS : table.clockMs} />}
        {table.button === seat && <span className={styles.button}>{t('table.button')}</span>}
      </span>
      {chair.inHand && !chair.folded && <Hand table={table} chair={chair} best={hasWon ? best : null} />}
      <span className={styles.plate}>
        <b>{seatName(table, seat, play)}</b>
        <span>{format.amount(chair.stack)}</span>
        <small data-empty={state.trim() === ''}>{state}</small>
      </span>
      <span className={styles.put} data-anchor={betAnchor(seat)} data-won={hasWon}>
        {hasWon ? format.gain(chair.won) : chair.put > 0 && !table.isOver ? format.amount(chair.put) : null}
      </span>
    </li>
  );
}

function Hand({ table, chair, best }: Pick<ChairProps, 'table' | 'best'> & { readonly chair: ChairView }) {
  const cards = chair.cards ?? FACE_DOWN[table.game];
  const isTurned = chair.cards !== null && (chair.seat !== table.you || table.game === 'teenpatti');
  return (
    <span key={table.hand} className={styles.hand} data-game={table.game}>
      {cards.map((card, index) => (
        <PlayingCard
          key={card ?? `back ${index}`}
          card={card}
          entrance={
            isTurned
              ? { kind: 'turned', delayMs: index * DEAL_MS }
              : { kind: 'dealt', delayMs: (index * table.chairs.length + chair.seat) * DEAL_MS }
          }
          isBest={best === null || card === null ? undefined : best.includes(card)}
        />
      ))}
    </span>
  );
}

/** A ring around the face that runs out with the turn; later updates of the time do not make it jump. */
function TurnRing({ ms }: { readonly ms: number }) {
  const [lengthMs] = useState(ms);
  const animationDuration = `${lengthMs}ms`;
  return (
    <i className={styles.ring} aria-hidden="true">
      <i className={styles.half} data-half="first">
        <i style={{ animationDuration }} />
      </i>
      <i className={styles.half} data-half="second">
        <i style={{ animationDuration }} />
      </i>
    </i>
  );
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
