import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { useFormat, useMessages } from '@marquee/kit';
import { useId } from 'react';
import type { PictureName } from '../picture/picture-of';
import { PrizePicture } from '../picture/prize-picture';
import styles from './wheel-odds.module.css';

interface WheelOddsProps {
  readonly wheel: PrizeWheel;
  readonly pictures: readonly PictureName[];
  /** The slice at which the wheel came to rest. */
  readonly stoppedAt: string | null;
}

/** The chance of each prize of the next spin, as published before it. */
export function WheelOdds({ wheel: { prizes, fallback }, pictures, stoppedAt }: WheelOddsProps) {
  const t = useMessages('promotions');
  const titleId = useId();
  const { percent, number } = useFormat();
  const other = prizes.find(({ prizeId }) => prizeId === fallback)?.name ?? '';
  const most = Math.max(...prizes.map(({ chance }) => chance));
  return (
    <section className={styles.odds} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('prizes.wheel.odds')}</h3>
      <ul>
        {prizes.map(({ prizeId, name, chance, left }, index) => (
          <li
            key={prizeId}
            data-gone={left === 0 || undefined}
            data-lit={prizeId === stoppedAt || undefined}
            style={{ '--share': most > 0 ? chance / most : 0 } as Record<string, number>}
          >
            <span className={styles.picture}>
              <PrizePicture name={pictures[index] ?? 'clover'} />
            </span>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            {left !== null && (
              <small>{left === 0 ? t('prizes.wheel.gone') : t('prizes.wheel.left', { number: number(left) })}</small>
            )}
            <span className={styles.chance}>{percent(chance)}</span>
          </li>
        ))}
      </ul>
      <p>{t('prizes.wheel.equal')}</p>
      <p>{t('prizes.wheel.rule', { prize: other })}</p>
    </section>
  );
}
