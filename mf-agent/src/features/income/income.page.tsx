import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { useCall, useDayRange, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { DateRange } from '@marquee/ui/date-range';
import { PageHeader } from '@marquee/ui/page';
import { useIsOwner } from '../office/use-is-owner';
import { DebtNotice } from '../bills/debt-notice';
import { GroupIncome } from './group-income';
import { IncomeTypes } from './income-types';
import styles from './income.module.css';
import { RunningPeriods } from './running-periods';
import { WhatIf } from './what-if';
import { SavedViews } from '../views/saved-views';

/** `/agentHome/income`: what contracts brought on days of the brand, and what the running periods come to so far. */
export default function IncomePage() {
  const t = useMessages('agent');
  usePageTitle(t('income.title'));
  const failureTexts = useFailureTexts();
  const isOwner = useIsOwner();
  const { range, rangeField } = useDayRange('thisMonth', RECORD_MAX_DAYS);
  const { from, to } = range;
  const { data, error, refetch } = useCall('agent.income', { from, to }, { keepPrevious: true, staleMs: 0 });
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('income.title')}
        description={t('income.description')}
        actions={<SavedViews page="income" />}
      />
      <DebtNotice />
      {data && <RunningPeriods periods={data.running} />}
      <DateRange {...rangeField} />
      {data && <IncomeTypes types={data.types} range={range} />}
      <GroupIncome key={`${from} ${to}`} range={{ from, to }} />
      {isOwner && data && <WhatIf />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {error && !data && <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} />}
    </div>
  );
}
