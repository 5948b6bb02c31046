import type { Tickets } from '@marquee/contract/calls/prizes';
import { useFormat, useMessages } from '@marquee/kit';
import { PrizePicture } from './picture/prize-picture';
import styles from './ticket-list.module.css';

/** What the member has of each kind of ticket, with the first one to expire. */
export function TicketList({ tickets }: { readonly tickets: readonly Tickets[] }) {
  const t = useMessages('promotions');
  const { number, dateTime } = useFormat();
  return (
    <dl className={styles.tickets} aria-label={t('prizes.tickets')}>
      {tickets.map(({ unit, count, expiresAt }) => (
        <div key={unit} data-unit={unit} data-empty={count === 0 || undefined}>
          <dt>
            <span className={styles.picture}>
              <PrizePicture name={unit} />
            </span>
            <span className={styles.unit}>{t(`prizes.unit.${unit}`)}</span>
          </dt>
          <dd>{number(count)}</dd>
          {expiresAt !== null && (
            <dd className={styles.expiry}>{t('prizes.expires', { when: dateTime(expiresAt) })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
