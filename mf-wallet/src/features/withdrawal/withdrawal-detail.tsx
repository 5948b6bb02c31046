import { useBrand, useFailureTexts, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { buttonClass, ErrorState, Money, Panel, Skeleton } from '@marquee/ui';
import { Link } from 'react-router-dom';
import { CancelWithdrawal } from './cancel-withdrawal';
import { Receipt } from './receipt';
import { Timeline } from './timeline';
import { useLiveWithdrawal, type WithdrawalView } from './use-live-withdrawal';
import { WithdrawalStateBadge } from './withdrawal-state';
import styles from './withdrawal-detail.module.css';

/** One withdrawal: its state, the member's receipt and its history. Live until it is final. */
export function WithdrawalDetail({ withdrawalId }: { readonly withdrawalId: string }) {
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useLiveWithdrawal(withdrawalId);
  if (data) return <Withdrawal withdrawal={data} />;
  return (
    <Panel tone="accent" padding="lg">
      {error ? (
        <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" height="16rem" />
      )}
    </Panel>
  );
}

function Withdrawal({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const { state, amount, institutionName, payeeNumber, receivedAmount, remainingAmount, reason, receipt } = withdrawal;
  return (
    <div className={styles.columns}>
      <Panel tone="accent" padding="lg">
        <div className={styles.summary} data-state={state}>
          <WithdrawalStateBadge state={state} />
          <Money amount={amount} currency={currencySymbol} locale={locale} size="hero" />
          <p className={styles.to}>
            {institutionName} <bdi>{payeeNumber}</bdi>
          </p>
          <p className={styles.text} role="status">
            {t(receipt ? `withdrawal.receiptBy.${receipt}` : `withdrawal.text.${state}`)}
          </p>
          {reason && (
            <p className={styles.reason}>
              <strong>{t('withdrawal.reason')}</strong> <span dir="auto">{reason}</span>
            </p>
          )}
          {state === 'partially_received' && receivedAmount && remainingAmount && (
            <dl className={styles.parts}>
              <dt>{t('withdrawal.receivedAmount')}</dt>
              <dd>{money(receivedAmount)}</dd>
              <dt>{t('withdrawal.stillMissing')}</dt>
              <dd>{money(remainingAmount)}</dd>
            </dl>
          )}
          <CancelWithdrawal withdrawal={withdrawal} />
          <Receipt withdrawal={withdrawal} />
          <Link to="." className={buttonClass({ variant: 'ghost' })}>
            {t('withdrawal.another')}
          </Link>
        </div>
      </Panel>
      <Panel title={t('withdrawal.timeline')}>
        <Timeline withdrawal={withdrawal} />
      </Panel>
    </div>
  );
}
