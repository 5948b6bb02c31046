import { useCall, useFailureTexts } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PasswordPanel } from '../payees/password-panel';
import { PayeePanel } from '../payees/payee-panel';
import { useState } from 'react';
import { WageringProgress } from './wagering-progress';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal.module.css';

/** From the first visit on: a withdraw password, an account, then the amount. */
export function WithdrawalStart() {
  const failureTexts = useFailureTexts();
  const terms = useCall('withdrawal.terms', {}, { staleMs: 0 });
  const password = useCall('withdrawPassword.state', {}, { staleMs: 0 });
  const payees = useCall('payees.list', {}, { staleMs: 0 });
  const [chosen, setChosen] = useState<string | null>(null);
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
  const payee = usable.find(({ payeeId }) => payeeId === chosen) ?? usable[0] ?? null;
  return (
    <>
      <WageringProgress wagering={terms.data.wagering} />
      <div className={styles.columns}>
        <PayeePanel known={payees.data} chosen={payee?.payeeId ?? null} onChoose={setChosen} digits={digits} />
        <WithdrawalForm terms={terms.data} payee={payee} lockedUntil={lockedUntil} />
      </div>
    </>
  );
}

function StartSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Panel title={<Skeleton width="10rem" />}>
        <Skeleton shape="block" height="12rem" />
      </Panel>
      <Panel title={<Skeleton width="7rem" />} tone="accent">
        <Skeleton shape="block" height="19rem" />
      </Panel>
    </div>
  );
}
