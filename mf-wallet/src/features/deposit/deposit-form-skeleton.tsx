import { useMessages } from '@marquee/kit';
import { Panel, Skeleton } from '@marquee/ui';
import cardStyles from './channel-cards.module.css';
import styles from './deposit-fields.module.css';

const CHANNELS = 4;

export function DepositFormSkeleton() {
  const t = useMessages('wallet');
  return (
    <div className={styles.form} aria-busy="true">
      <Panel title={t('deposit.channel')}>
        <div className={cardStyles.cards}>
          {Array.from({ length: CHANNELS }, (_, index) => (
            <Skeleton key={index} shape="block" height="4.2rem" />
          ))}
        </div>
      </Panel>
      <Panel title={t('deposit.howMuch')} tone="accent">
        <div className={styles.amount}>
          <Skeleton shape="block" height="13rem" />
          <Skeleton shape="block" height="7.5rem" />
          <Skeleton shape="block" height="3rem" />
          <Skeleton />
        </div>
      </Panel>
    </div>
  );
}
