import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import styles from './transfer.module.css';

type Funds = CallValue<'member.consolidatedFunds'>;

interface BalancesProps {
  readonly wallets: readonly Funds['wallets'][number][];
  readonly total: string;
}

/** What there is in each wallet, and in all together. */
export function Balances({ wallets, total }: BalancesProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  return (
    <Panel title={t('funds.wallets')}>
      <dl className={styles.wallets}>
        {wallets.map(({ wallet, balance }) => (
          <div key={wallet}>
            <dt>{t(`funds.wallet.${wallet}`)}</dt>
            <dd>{money(balance)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('funds.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
