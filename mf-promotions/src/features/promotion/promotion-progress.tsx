import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';
import { ProgressBar } from '@marquee/ui/progress';
import { useProgressValue } from './use-progress-value';
import styles from './promotion-progress.module.css';

type Progress = NonNullable<PromotionCard['progress']>;

/** How far the member has come in the running period: towards a goal, or in a ranking. */
export function PromotionProgress({ value, unit, goal, place }: Progress) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const valueOf = useProgressValue();
  return (
    <div className={styles.progress}>
      {goal === null ? (
        <p>{t('promotion.progress.soFar', { value: valueOf(value, unit) })}</p>
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
