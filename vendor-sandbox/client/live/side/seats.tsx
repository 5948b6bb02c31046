import type { RoundMessage } from '../../../src/kinds/live/messages';
import { usePlay } from '../../frame/play-context';
import styles from './seats.module.css';

/** Who sits at the table, and what they have on it: real players, their names masked. */
export function Seats({ round }: { readonly round: RoundMessage }) {
  const { t, format } = usePlay();
  return (
    <section className={styles.seats}>
      <h2>{t('side.players', { count: format.number(round.watching) })}</h2>
      <ul>
        {round.seats.map(({ name, me, stake, payout }) => (
          <li key={name} data-me={me}>
            <span aria-hidden="true" className={styles.face}>
              {name.slice(-1).toUpperCase()}
            </span>
            <bdi>{me ? t('side.you') : name}</bdi>
            <b data-won={payout > 0}>
              {payout > 0 ? `+${format.amount(payout)}` : stake > 0 ? format.amount(stake) : '–'}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
