import { isPositive } from '@marquee/contract/amount';
import type { DepositChannel } from '@marquee/contract/calls/money';
import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';
import { Fragment } from 'react';
import styles from './deposit-fields.module.css';
import { promotionSums, sumOf } from './deposit-rules';

interface DepositSumProps {
  /** Empty while it is none. */
  readonly amount: string;
  readonly channel: DepositChannel;
  readonly promotions: readonly PromotionDetail[];
}

/** What is paid, what it costs, what reaches the wallet, what joined promotions add, and what has to be wagered for each. */
export function DepositSum({ amount, channel, promotions }: DepositSumProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const sum = isPositive(amount) ? sumOf(amount, channel) : null;
  return (
    <dl className={styles.sum}>
      <dt>{t('deposit.youPay')}</dt>
      <dd>{sum ? money(amount) : '–'}</dd>
      {sum?.fee && (
        <>
          <dt>{t('deposit.fee')}</dt>
          <dd>{money(`-${sum.fee}`)}</dd>
        </>
      )}
      <dt>{t('deposit.youGet')}</dt>
      <dd className={styles.total}>{sum ? money(sum.credited) : '–'}</dd>
      {sum?.wagering && (
        <>
          <dt>{t('deposit.wagering')}</dt>
          <dd>{money(sum.wagering)}</dd>
        </>
      )}
      {promotionSums(promotions, amount, channel).map(({ promotionId, title, reward, wagering }) => (
        <Fragment key={promotionId}>
          <dt dir="auto">{title}</dt>
          <dd>{money(reward, { signed: true })}</dd>
          {wagering !== null && (
            <>
              <dt>{t('deposit.wageringWith')}</dt>
              <dd>{money(wagering)}</dd>
            </>
          )}
        </Fragment>
      ))}
    </dl>
  );
}
