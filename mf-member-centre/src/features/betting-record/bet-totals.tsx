import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Money, Skeleton } from '@marquee/ui';
import styles from './betting-record.module.css';

const AMOUNTS = ['stake', 'payout', 'net'] as const;

/** The sums over the whole range, not just the page. */
export function BetTotals({ totals }: { readonly totals: CallValue<'records.bets'>['totals'] | undefined }) {
  const t = useMessages('member');
  const { number } = useFormat();
  const { currencySymbol } = useBrand();
  const language = useLanguage();
  return (
    <dl className={styles.totals} aria-busy={!totals}>
      <div className={styles.total}>
        <dt>{t('bets.sum.bets')}</dt>
        <dd className={styles.count}>{totals ? number(totals.bets) : <Skeleton width="3rem" height="1.5rem" />}</dd>
      </div>
      {AMOUNTS.map((part) => (
        <div key={part} className={styles.total}>
          <dt>{t(`bets.sum.${part}`)}</dt>
          <dd>
            {totals ? (
              <Money
                amount={totals[part]}
                currency={currencySymbol}
                locale={language}
                size="lg"
                signed={part === 'net'}
                tone={part === 'net' ? 'result' : 'plain'}
              />
            ) : (
              <Skeleton width="7rem" height="1.5rem" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
