import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { useFormat, useMessages } from '@marquee/kit';
import { TONES } from './wheel-disc';
import styles from './wheel-odds.module.css';

/** The chance of each prize of the next spin, as published before it. */
export function WheelOdds({ wheel: { prizes, fallback } }: { readonly wheel: PrizeWheel }) {
  const t = useMessages('promotions');
  const { percent, number } = useFormat();
  const other = prizes.find(({ prizeId }) => prizeId === fallback)?.name ?? '';
  return (
    <details className={styles.odds}>
      <summary>{t('prizes.wheel.odds')}</summary>
      <ul>
        {prizes.map(({ prizeId, name, chance, left }, index) => (
          <li key={prizeId} data-gone={left === 0 || undefined}>
            <span className={styles.tone} data-tone={index % TONES} aria-hidden="true" />
            <span className={styles.name} dir="auto">
              {name}
            </span>
            {left !== null && (
              <small>{left === 0 ? t('prizes.wheel.gone') : t('prizes.wheel.left', { number: number(left) })}</small>
            )}
            <span className={styles.chance}>{percent(chance)}</span>
          </li>
        ))}
      </ul>
      <p>{t('prizes.wheel.rule', { prize: other })}</p>
    </details>
  );
}
