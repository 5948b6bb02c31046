import { useFormat, useMessages } from '@marquee/kit';
import styles from './requirement-list.module.css';
import type { WithdrawalTerms } from './withdrawal-rules';

/** What has to be wagered, in the order in which play counts for it. */
export function RequirementList({ requirements }: Pick<WithdrawalTerms['wagering'], 'requirements'>) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  return (
    <ol className={styles.list} aria-label={t('withdrawal.wagering.order')}>
      {requirements.map(({ of, name, required, remaining, withholds }, index) => (
        <li key={`${of} ${name ?? ''} ${String(index)}`} className={styles.item}>
          <span>
            <b dir="auto">{name ?? t(`withdrawal.wagering.of.${of}`)}</b>
            {!withholds && <span className={styles.hint}>{t('withdrawal.wagering.release')}</span>}
          </span>
          <span className={styles.left}>
            {t('withdrawal.wagering.left', { remaining: money(remaining), required: money(required) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
