import { isPositive } from '@marquee/contract/amount';
import type { DepositChannel, DepositOffer } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './deposit-fields.module.css';
import { sumOf } from './deposit-rules';

interface DepositSumProps {
  /** Empty while it is none. */
  readonly amount: string;
  readonly channel: DepositChannel;
  readonly offer: DepositOffer | undefined;
}

/** What is paid, what it costs, what is added, what reaches the wallet, and what has to be staked for it. */
export function DepositSum({ amount, channel, offer }: DepositSumProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const sum = isPositive(amount) ? sumOf(amount, channel, offer) : null;
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
      {sum?.bonus && (
        <>
          <dt>{t('deposit.bonus')}</dt>
          <dd>{money(sum.bonus, { signed: true })}</dd>
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
    </dl>
  );
}
