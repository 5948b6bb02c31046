import { useBrand, useErrorMessage, useFormatLocale, useMessages, useShell } from '@marquee/kit';
import { cx, IconButton, Money, Skeleton } from '@marquee/ui';
import { Eye, EyeOff, RefreshCw } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './balance.module.css';
import { BalanceParts } from './balance-parts';
import { useBalance } from './use-balance';
import { useHidden } from './use-hidden';

/** Slot `header.balance`: the playable balance, live; it can be hidden and reloaded. */
export default function BalanceSlot() {
  const t = useMessages('wallet');
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const shell = useShell();
  const messageOf = useErrorMessage();
  const { isHidden, toggle } = useHidden();
  const { total, bonus, funds, error, isFetching, refetch } = useBalance();
  const refresh = async () => {
    const { error: failure } = await refetch();
    if (failure) shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.supportId });
  };
  return (
    <span className={styles.balance}>
      <IconButton
        size="sm"
        className={styles.eye}
        icon={isHidden ? <EyeOff /> : <Eye />}
        label={t(isHidden ? 'balance.show' : 'balance.hide')}
        onClick={toggle}
      />
      <span className={styles.amount} role="status" aria-label={t('balance.title')}>
        {total !== undefined && (
          <Money
            amount={total}
            currency={currencySymbol}
            locale={locale}
            hidden={isHidden}
            hiddenLabel={t('balance.hidden')}
          />
        )}
        {total === undefined && !error && <Skeleton width="5.5rem" />}
        {total === undefined && error && <span className={styles.failed}>{t('balance.unknown')}</span>}
      </span>
      {bonus !== null && (
        <Link className={styles.bonus} to="/member/bonuses">
          {t('balance.bonus')}{' '}
          <Money
            amount={bonus}
            currency={currencySymbol}
            locale={locale}
            hidden={isHidden}
            hiddenLabel={t('balance.hidden')}
          />
        </Link>
      )}
      {funds && <BalanceParts funds={funds} isHidden={isHidden} />}
      <IconButton
        size="sm"
        className={cx(styles.refresh, isFetching && styles.turning)}
        icon={<RefreshCw />}
        label={t('balance.refresh')}
        onClick={() => void refresh()}
      />
    </span>
  );
}
