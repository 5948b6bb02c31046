import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useLanguage, useMessages } from '@marquee/kit';
import { Money, Skeleton } from '@marquee/ui';
import styles from './account-record.module.css';

const PARTS = ['in', 'out', 'net'] as const;

/** What came in, what went out and the difference, over the whole range and not just the page. */
export function AccountTotals({ totals }: { readonly totals: CallValue<'records.account'>['totals'] | undefined }) {
  const t = useMessages('wallet');
  const { currencySymbol } = useBrand();
  const language = useLanguage();
  return (
    <dl className={styles.totals} aria-busy={!totals}>
      {PARTS.map((part) => (
        <div key={part} className={styles.total}>
          <dt>{t(`record.sum.${part}`)}</dt>
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
