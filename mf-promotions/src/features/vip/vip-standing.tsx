import type { CallValue } from '@marquee/contract/calls/index';
import { isPositive } from '@marquee/contract/amount';
import { shareOf } from '@marquee/contract/vip';
import { useFormat, useMessages } from '@marquee/kit';
import { Headset } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { VipMedal } from './vip-medal';
import styles from './vip-standing.module.css';

/** The level that the member has, and how far the next one is. */
export function VipStanding({ status }: { readonly status: CallValue<'vip.status'> }) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const { level, levels, windowDays, validBet, deposits, manager } = status;
  const own = levels.find((candidate) => candidate.level === level);
  const next = levels.find((candidate) => candidate.level > level);
  return (
    <div className={styles.standing} data-level={Math.min(level, 5)}>
      <VipMedal level={level} size="large" />
      <div className={styles.texts}>
        <p className={styles.label}>{t('vip.yours')}</p>
        <p className={styles.name}>{own ? own.name : t('vip.none')}</p>
        {next ? (
          <div className={styles.progress}>
            <p>{t('vip.next', { count: windowDays, name: next.name, days: number(windowDays) })}</p>
            <ProgressBar
              label={t('vip.validBet')}
              value={shareOf(validBet, next.validBet)}
              valueText={t('vip.of', { sum: money(validBet), threshold: money(next.validBet) })}
            />
            {isPositive(next.deposits) && (
              <ProgressBar
                label={t('vip.deposits')}
                value={shareOf(deposits, next.deposits)}
                valueText={t('vip.of', { sum: money(deposits), threshold: money(next.deposits) })}
              />
            )}
          </div>
        ) : (
          <p className={styles.label}>{t('vip.highest')}</p>
        )}
        {manager !== null && (
          <p className={styles.manager}>
            <Headset aria-hidden="true" />
            <span>
              {t('vip.manager')} <bdi>{manager}</bdi>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
