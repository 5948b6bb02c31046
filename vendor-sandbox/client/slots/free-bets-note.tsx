import { usePlay } from '../frame/play-context';
import styles from './slots-table.module.css';
import type { FreeBetsView } from '../../src/kinds/slots/slot-rounds';

/** How many free bets are left, what each is worth, and until when. */
export function FreeBetsNote({ freeBets: { left, value, endsAt } }: { readonly freeBets: FreeBetsView }) {
  const { t, format } = usePlay();
  return (
    <p className={styles.gift} data-testid="free-bets">
      <b>{t('freeBets.left', { count: format.number(left), stake: format.money(value) })}</b>
      <span>{t('freeBets.until', { time: format.time(endsAt) })}</span>
    </p>
  );
}
