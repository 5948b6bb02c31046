import type { AccountEntry } from '@marquee/contract/calls/records';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import styles from './round-detail.module.css';

/** What the bet did to the balance, step by step. */
export function Movements({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('round.movements')}</h3>
      <ol className={styles.movements}>
        {entries.map(({ transactionId, type, at, change, balanceAfter }) => (
          <li key={`${transactionId} ${type}`}>
            <span>
              <b>{t(`round.types.${type}`)}</b>
              <time dateTime={at}>{dateTime(at)}</time>
            </span>
            <span>
              <Money amount={change} currency={currencySymbol} locale={locale} signed tone="result" />
              <span className={styles.after}>
                {t('round.balanceAfter')} <Money amount={balanceAfter} currency={currencySymbol} locale={locale} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
