import { useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import { ArrowLeftRight } from '@marquee/ui/icons';
import { Segmented } from '@marquee/ui/choice';
import { Link, useSearchParams } from 'react-router-dom';
import { FloatRecord } from './float-record';
import { MainRecord } from './main-record';

const ACCOUNTS = ['float', 'main'] as const;

/** `/agentHome/account-details`: every movement of the agent's own float or main wallet, with the balance after it. */
export default function AccountDetailsPage() {
  const t = useMessages('agent');
  usePageTitle(t('details.title'));
  const [params, setParams] = useSearchParams();
  const account = params.get('view') === 'main' ? 'main' : 'float';
  const choose = (value: string) =>
    setParams(
      (current) => {
        for (const name of ['view', 'type', 'page']) current.delete(name);
        if (value === 'main') current.set('view', value);
        return current;
      },
      { replace: true },
    );
  const choice = (
    <Segmented
      label={t('details.account')}
      value={account}
      onValueChange={choose}
      options={ACCOUNTS.map((value) => ({ value, label: t(`details.${value}`) }))}
    />
  );
  const transfers = (
    <Link to="/agentHome/transfers" className={buttonClass({})}>
      <ArrowLeftRight aria-hidden="true" />
      {t('transfer.title')}
    </Link>
  );
  return account === 'float' ? (
    <FloatRecord choice={choice} transfers={transfers} />
  ) : (
    <MainRecord choice={choice} transfers={transfers} />
  );
}
