import { useState } from 'react';
import type { PvpOffer } from '../../src/kinds/pvp/pvp-messages';
import { usePlay } from '../frame/play-context';
import { PlayingCard } from './playing-card';
import styles from './rooms.module.css';
import { stakesText } from './stakes-text';
import type { Sitting } from './use-table';

const FACES = {
  holdem: { bronze: [48, 47], silver: [50, 46], gold: [51, 49] },
  teenpatti: { bronze: [38, 41, 45], silver: [48, 1, 6], gold: [51, 50, 49] },
} as const;

interface RoomScreenProps {
  readonly sitting: Sitting;
  readonly offer: PvpOffer;
}

/** The first screen: which stakes, what one sits down with, what the house takes. */
export function RoomScreen({ sitting, offer }: RoomScreenProps) {
  const play = usePlay();
  const { t, format } = play;
  const { game, buyIns, rooms } = offer;
  const [pickedBuyIn, setPicked] = useState<number | null>(null);
  const buyIn = pickedBuyIn ?? buyIns[0] ?? 0;
  return (
    <section className={styles.rooms} data-game={game}>
      <h2>{t(`game.${game}.title`)}</h2>
      {sitting.lastResult && (
        <p role="status" className={styles.left}>
          {t(`left.${sitting.lastResult.why}`, { amount: format.money(sitting.lastResult.payout) })}
        </p>
      )}
      <fieldset className={styles.buyIns}>
        <legend>{t('rooms.buyIn')}</legend>
        {buyIns.map((units) => (
          <label key={units}>
            <input type="radio" name="buy-in" checked={units === buyIn} onChange={() => setPicked(units)} />
            <span>{t(`game.${game}.units`, { count: units })}</span>
          </label>
        ))}
      </fieldset>
      <ul>
        {rooms.map(({ room, unit, players }) => (
          <li key={room}>
            <button
              type="button"
              className={styles.room}
              data-room={room}
              disabled={sitting.isBusy}
              onClick={() => sitting.sit(room, buyIn)}
            >
              <span className={styles.fan}>
                {FACES[game][room].map((card) => (
                  <PlayingCard key={card} card={card} />
                ))}
              </span>
              <b>{t(`rooms.${room}`)}</b>
              <span>{stakesText(play, game, unit)}</span>
              <strong>{t('rooms.sit', { amount: format.money(unit * buyIn) })}</strong>
              <small>{t('rooms.players', { players: format.number(players) })}</small>
            </button>
          </li>
        ))}
      </ul>
      <p>
        {t(`game.${game}.rake`, { rake: format.percent(offer.rakeBp) })} {t('rooms.house')}
      </p>
    </section>
  );
}
