import { isPositive } from '@marquee/contract/amount';
import type { DepositChannel } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './deposit-fields.module.css';
import { sumOf } from './deposit-rules';

interface DepositSumProps {
  /** Empty while it is none. */
  readonly amount: string;
  readonly channel: DepositChannel;
}

/** What is paid, what it costs, what reaches the wallet, and what has to be staked for it. */
export function DepositSum({ amount, channel }: DepositSumProps) {
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
    </dl>
  );
}
