import { useEffect, useState } from 'react';
import type { PvpOffer } from '../../src/kinds/pvp/pvp-messages';
import { BUY_INS } from '../../src/kinds/pvp/stakes';
import { usePlay } from '../frame/play-context';
import { PlayingCard } from './playing-card';
import styles from './rooms.module.css';
import type { Sitting } from './use-table';

const FACES = { bronze: [48, 47], silver: [50, 46], gold: [51, 49] } as const;

/** The first screen: which stakes, what one sits down with, what the house takes. */
export function RoomScreen({ sitting }: { readonly sitting: Sitting }) {
  const { api, t, format, fail } = usePlay();
  const [offer, setOffer] = useState<PvpOffer | null>(null);
  const [buyIn, setBuyIn] = useState<number>(BUY_INS[0]);
  useEffect(() => {
    api.get<PvpOffer>('/offer').then(setOffer, fail);
  }, [api, fail]);
  return (
    <section className={styles.rooms}>
      <h2>{t('rooms.title')}</h2>
      {sitting.left && (
        <p role="status" className={styles.left}>
          {t(`left.${sitting.left.why}`, { amount: format.money(sitting.left.payout) })}
        </p>
      )}
      <fieldset className={styles.buyIns}>
        <legend>{t('rooms.buyIn')}</legend>
        {BUY_INS.map((blinds) => (
          <label key={blinds}>
            <input type="radio" name="buy-in" checked={blinds === buyIn} onChange={() => setBuyIn(blinds)} />
            <span>{t('rooms.blinds', { blinds: format.number(blinds) })}</span>
          </label>
        ))}
      </fieldset>
      <ul>
        {offer?.rooms.map(({ room, bigBlind, players }) => (
          <li key={room}>
            <button
              type="button"
              className={styles.room}
              data-room={room}
              disabled={sitting.isBusy}
              onClick={() => sitting.sit(room, buyIn)}
            >
              <span className={styles.fan}>
                {FACES[room].map((card) => (
                  <PlayingCard key={card} card={card} />
                ))}
              </span>
              <b>{t(`rooms.${room}`)}</b>
              <span>{t('rooms.stakes', { small: format.amount(bigBlind / 2), big: format.amount(bigBlind) })}</span>
              <strong>{t('rooms.sit', { amount: format.money(bigBlind * buyIn) })}</strong>
              <small>{t('rooms.players', { players: format.number(players) })}</small>
            </button>
          </li>
        ))}
      </ul>
      {offer && <p>{t('rooms.rake', { rake: format.percent(offer.rakeBp) })}</p>}
    </section>
  );
}
