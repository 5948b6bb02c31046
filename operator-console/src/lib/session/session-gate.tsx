import { Skeleton } from '@marquee/ui';
import type { ReactNode } from 'react';
import { FailureState } from '../failure/failure-state';
import { OperatorContext, useOperatorQuery } from './operator';
import { SecondFactorDuePage } from './second-factor-due.page';
import styles from './session.module.css';
import { SignInPage } from './sign-in.page';

/** Shows the console to operators, and the sign-in page to everybody else. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { data, error, isPending, isFetching, refetch } = useOperatorQuery();
  if (isPending) return <Skeleton shape="block" height="4rem" />;
  if (error && data === undefined) {
    return (
      <main className={styles.alone}>
        <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </main>
    );
  }
  if (data?.secondFactorDue) return <SecondFactorDuePage />;
  return data ? <OperatorContext value={data}>{children}</OperatorContext> : <SignInPage />;
}
