import type { EnvelopeRain } from '@marquee/contract/calls/prizes';
import { useFormat, useMessages } from '@marquee/kit';
import { Recipe } from '../recipe';
import { VerifyButton } from '../verify-button';
import styles from './rain-dialog.module.css';
import { isRainProven } from './verify-rain';

/** Rains that are over, with the member's envelope. */
export function PastRains({ rains }: { readonly rains: readonly EnvelopeRain[] }) {
  const t = useMessages('promotions');
  const { dateTime, money, number } = useFormat();
  return (
    <section>
      <h3>{t('prizes.rain.over')}</h3>
      <p className={styles.note}>{t('prizes.fair.rain')}</p>
      <ul className={styles.past}>
        {rains.map((rain) => (
          <li key={rain.rainId}>
            <span>
              {dateTime(rain.startsAt)}
              <small>
                {rain.own
                  ? `${t('prizes.rain.own')} ${money(rain.own.amount)}`
                  : t('prizes.rain.taken', { number: number(rain.count - rain.left) })}
              </small>
            </span>
            <VerifyButton verify={() => isRainProven(rain)} />
          </li>
        ))}
      </ul>
      <Recipe name="rain" values={rains} />
    </section>
  );
}
