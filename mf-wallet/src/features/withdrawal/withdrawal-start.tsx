import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PasswordPanel } from '../payees/password-panel';
import { PayeePanel } from '../payees/payee-panel';
import { useState } from 'react';
import { RemainingWagering } from './remaining-wagering';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal.module.css';

/** The steps of a withdrawal: set a withdraw password, choose an account, enter the amount. */
export function WithdrawalStart() {
  const failureTexts = useFailureTexts();
  const terms = useCall('withdrawal.terms', {}, { staleMs: 0 });
  const password = useCall('withdrawPassword.state', {}, { staleMs: 0 });
  const payees = useCall('payees.list', {}, { staleMs: 0 });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const failed = [terms, password, payees].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return (
      <Panel>
        <ErrorState
          {...failureTexts(failed.error)}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      </Panel>
    );
  }
  if (!terms.data || !password.data || !payees.data) return <StartSkeleton />;
  const { isSet, digits, lockedUntil } = password.data;
  if (!isSet) return <PasswordPanel digits={digits} />;
  const usable = payees.data.payees.filter(({ usableFrom }) => usableFrom === null);
  const payee = usable.find(({ payeeId }) => payeeId === chosenId) ?? usable[0] ?? null;
  return (
    <>
      <RemainingWagering wagering={terms.data.wagering} />
      <div className={styles.columns}>
        <PayeePanel overview={payees.data} selectedId={payee?.payeeId ?? null} onChoose={setChosenId} digits={digits} />
        <WithdrawalForm terms={terms.data} payee={payee} lockedUntil={lockedUntil} />
      </div>
    </>
  );
}

function StartSkeleton() {
  const t = useMessages('wallet');
  return (
    <div className={styles.columns} aria-busy="true">
      <Panel title={t('payees.title')}>
        <Skeleton shape="block" height="12rem" />
      </Panel>
      <Panel title={t('withdrawal.howMuch')} tone="accent">
        <Skeleton shape="block" height="19rem" />
      </Panel>
    </div>
  );
}
