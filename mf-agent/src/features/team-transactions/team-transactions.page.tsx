import { useMessages, usePageTitle } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { useSearchParams } from 'react-router-dom';
import { TransactionDays } from './transaction-days';
import { TransactionMembers } from './transaction-members';

const VIEWS = ['day', 'member'] as const;

/** `/agentHome/team-transactions`: what the line paid in and was paid, by day or by member; `?of=` goes down into a line. */
export default function TeamTransactionsPage() {
  const t = useMessages('agent');
  usePageTitle(t('transactions.title'));
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'member' ? 'member' : 'day';
  const choose = (value: string) =>
    setParams(
      (current) => {
        for (const name of ['view', 'page', 'order', 'direction']) current.delete(name);
        if (value === 'member') current.set('view', value);
        return current;
      },
      { replace: true },
    );
  const choice = (
    <Segmented
      label={t('transactions.view')}
      value={view}
      onValueChange={choose}
      options={VIEWS.map((value) => ({
        value,
        label: t(value === 'day' ? 'transactions.byDay' : 'transactions.byMember'),
      }))}
    />
  );
  return view === 'day' ? <TransactionDays choice={choice} /> : <TransactionMembers choice={choice} />;
}
