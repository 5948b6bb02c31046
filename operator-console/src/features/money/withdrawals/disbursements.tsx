import type { AdminWithdrawalDetail } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money, Panel } from '@marquee/ui';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './withdrawals.module.css';

const TONES = { ordered: 'info', sent: 'info', paid: 'success', failed: 'danger' } as const;

/** The payment orders and their outcomes. */
export function Disbursements({ withdrawal }: { readonly withdrawal: AdminWithdrawalDetail }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { disbursements, currency } = withdrawal;
  if (disbursements.length === 0) return null;
  return (
    <Panel title={t('withdrawals.disbursements')}>
      <ul className={styles.orders}>
        {disbursements.map(({ at, amount, state, payerReference, failure, finishedAt }) => (
          <li key={at} className={styles.order}>
            <span className={styles.orderLine}>
              <Money amount={amount} currency={currency} locale={locale} />
              <Badge tone={TONES[state]}>{t(`withdrawals.order.${state}`)}</Badge>
            </span>
            <span className={styles.quiet}>
              <LocalTime instant={finishedAt ?? at} />
              {payerReference && (
                <>
                  {' '}
                  · <code>{payerReference}</code>
                </>
              )}
            </span>
            {failure && <span dir="auto">{failure}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
