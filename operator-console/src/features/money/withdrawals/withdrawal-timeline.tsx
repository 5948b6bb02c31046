import type { AdminWithdrawalDetail } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './withdrawals.module.css';

/** Every step with its actor, text and images. */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: AdminWithdrawalDetail }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { timeline, withdrawalId, currency } = withdrawal;
  const approvals = { given: number.format(1), needed: number.format(withdrawal.approvalsNeeded) };
  return (
    <Panel title={t('withdrawals.timeline')}>
      <ol className={styles.steps}>
        {timeline.map(({ at, step, actor, amount, note, images }) => (
          <li key={`${at} ${step}`} className={styles.step}>
            <strong>{t(`withdrawals.step.${step}`, approvals)}</strong>
            <span className={styles.quiet}>
              <LocalTime instant={at} />
              {actor && <> · {actor}</>}
              {amount && (
                <>
                  {' '}
                  · <Money amount={amount} currency={currency} locale={locale} />
                </>
              )}
            </span>
            {note && (
              <span className={styles.note} dir="auto">
                {note}
              </span>
            )}
            {images.length > 0 && (
              <span className={styles.images}>
                {images.map((image, place) => (
                  <a
                    key={image}
                    href={`/ops/withdrawals/${withdrawalId}/images/${image}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <img
                      src={`/ops/withdrawals/${withdrawalId}/images/${image}`}
                      alt={t('withdrawals.image', { place: number.format(place + 1) })}
                      width={96}
                      height={96}
                    />
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
