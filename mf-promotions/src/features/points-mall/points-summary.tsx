import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { worthOfPoints } from '@marquee/contract/points';
import { useFormat, useMessages, useShell } from '@marquee/kit';
import { Button, Skeleton } from '@marquee/ui';
import { Gem } from '@marquee/ui/icons';
import styles from './points-summary.module.css';

interface PointsSummaryProps {
  readonly isMember: boolean;
  /** Undefined while it loads. */
  readonly balance: CallValue<'points.balance'> | undefined;
  readonly exchange: CallValue<'points.config'>['exchange'];
  readonly onConvert: () => void;
  readonly onHistory: () => void;
}

/** What the member has and what it is worth; for guests, how to collect points. */
export function PointsSummary({ isMember, ...summary }: PointsSummaryProps) {
  return (
    <div className={styles.summary}>
      <Gem className={styles.gem} aria-hidden="true" />
      {isMember ? <MemberSummary {...summary} /> : <GuestSummary />}
    </div>
  );
}

function MemberSummary({ balance, exchange, onConvert, onHistory }: Omit<PointsSummaryProps, 'isMember'>) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const rates = exchange.map(({ points, amount }) => ({ points, amount: parseAmount(amount) }));
  const worth = balance ? worthOfPoints(balance.points, rates) : null;
  const [first] = exchange;
  return (
    <>
      <div className={styles.texts} aria-busy={!balance}>
        <p className={styles.label}>{t('points.current')}</p>
        <p className={styles.points}>{balance ? <bdi>{number(balance.points)}</bdi> : <Skeleton width="8rem" />}</p>
        {balance !== undefined && balance.earning > 0 && (
          <p>{t('points.earning', { points: number(balance.earning) })}</p>
        )}
        <p className={styles.worth}>
          {worth !== null && t('points.worth', { amount: money(formatAmount(worth)) })}
          {worth === null &&
            first &&
            t('points.worthFrom', { count: first.points, points: number(first.points), amount: money(first.amount) })}
        </p>
      </div>
      <div className={styles.actions}>
        {first && (
          <Button variant="primary" onClick={onConvert} disabled={worth === null}>
            {t('points.convert.open')}
          </Button>
        )}
        {balance !== undefined && balance.inProcess > 0 && (
          <Button variant="ghost" onClick={onHistory}>
            {t('points.inProcess', { count: number(balance.inProcess) })}
          </Button>
        )}
      </div>
    </>
  );
}

function GuestSummary() {
  const t = useMessages('promotions');
  const { openModal } = useShell();
  return (
    <>
      <div className={styles.texts}>
        <p className={styles.invitation}>{t('points.guest')}</p>
        <p className={styles.worth}>{t('points.guestHint')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => openModal('registerModal')}>
          {t('points.register')}
        </Button>
        <Button variant="ghost" onClick={() => openModal('loginPopupModal')}>
          {t('points.logIn')}
        </Button>
      </div>
    </>
  );
}
