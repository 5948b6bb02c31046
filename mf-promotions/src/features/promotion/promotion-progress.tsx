import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';
import { ProgressBar } from '@marquee/ui/progress';
import styles from './promotion-progress.module.css';

type Progress = NonNullable<PromotionCard['progress']>;

/** How far the member has come in the running period: towards a goal, or in a ranking. */
export function PromotionProgress({ value, unit, goal, place }: Progress) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  return (
    <div className={styles.progress}>
      {goal === null ? (
        <p>
          {t('promotion.progress.soFar', {
            value:
              unit === 'multiplier' ? t('promotion.progress.times', { times: number(Number(value)) }) : money(value),
          })}
        </p>
      ) : (
        <ProgressBar
          label={t('promotion.progress.ofGoal', { value: money(value), goal: money(goal) })}
          value={Number(value)}
          max={Number(goal)}
        />
      )}
      {place !== null && <p className={styles.place}>{t('promotion.progress.place', { place: number(place) })}</p>}
    </div>
  );
}
