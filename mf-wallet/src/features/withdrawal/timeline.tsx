import type { WithdrawalStep } from '@marquee/contract/entities/withdrawal';
import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import { useFormat, useMessages } from '@marquee/kit';
import type { WithdrawalView } from './use-live-withdrawal';
import styles from './withdrawal-detail.module.css';

/** The steps that follow when nothing goes wrong. */
const STEPS_TO_COME: Readonly<Partial<Record<WithdrawalState, readonly WithdrawalStep[]>>> = {
  review: ['approved', 'sent', 'paid', 'received'],
  approved: ['sent', 'paid', 'received'],
  sent: ['paid', 'received'],
  paid: ['received'],
};

/** The steps of a withdrawal so far, each with its note and pictures, and the ones to come. */
export function Timeline({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useMessages('wallet');
  const { money, dateTime, number } = useFormat();
  const { timeline, withdrawalId, state } = withdrawal;
  const approvals = { given: number(1), needed: number(2) };
  return (
    <ol className={styles.steps}>
      {timeline.map(({ at, step, amount, note, images }) => (
        <li key={`${at} ${step}`} className={styles.step}>
          <span className={styles.stepName}>{t(`withdrawal.step.${step}`, approvals)}</span>
          <span className={styles.stepMeta}>
            <time dateTime={at}>{dateTime(at)}</time>
            {amount && <> · {money(amount)}</>}
          </span>
          {note && (
            <span className={styles.stepNote} dir="auto">
              {note}
            </span>
          )}
          {images.length > 0 && (
            <span className={styles.images}>
              {images.map((image, place) => (
                <a
                  key={image}
                  href={`/wps/cashier/withdrawal/${withdrawalId}/images/${image}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <img
                    src={`/wps/cashier/withdrawal/${withdrawalId}/images/${image}`}
                    alt={t('withdrawal.image', { place: number(place + 1) })}
                    width={72}
                    height={72}
                    loading="lazy"
                  />
                </a>
              ))}
            </span>
          )}
        </li>
      ))}
      {STEPS_TO_COME[state]?.map((step) => (
        <li key={step} className={styles.step} data-upcoming>
          <span className={styles.stepName}>{t(`withdrawal.step.${step}`, approvals)}</span>
          <span className={styles.stepMeta}>{t('withdrawal.upcoming')}</span>
        </li>
      ))}
    </ol>
  );
}
