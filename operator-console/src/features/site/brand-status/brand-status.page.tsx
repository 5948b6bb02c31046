import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Globe } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';
import { useOperator } from '../../../lib/session/operator';
import { AccountRulesPanel } from './account-rules-panel';
import styles from './brand-status.module.css';
import { DisplayPanel } from './display-panel';
import { LicencePanel } from './licence-panel';
import { MaintenancePanel } from './maintenance-panel';
import { RegionsPanel } from './regions-panel';
import { SafeguardsPanel } from './safeguards-panel';
import { SupportPanel } from './support-panel';
import { WithdrawalPanel } from './withdrawal-panel';

/** `/brand-status/:brand`: whether the brand's site is open, and to whom. */
export function BrandStatusPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  if (brand === null) return <EmptyState icon={<Globe />} title={t('remotes.noBrands')} />;
  return (
    <section>
      <PageHeader
        title={t('status.title')}
        description={t('status.description')}
        actions={
          <Segmented
            label={t('remotes.brand')}
            options={brands.map((code) => ({ value: code, label: code }))}
            value={brand}
            onValueChange={(code) => void navigate(`/brand-status/${code}`)}
          />
        }
      />
      <Status key={brand} brand={brand} />
    </section>
  );
}

function Status({ brand }: { readonly brand: string }) {
  const { rights } = useOperator();
  const { data, error, isFetching, refetch } = useRead('brandStatus.read', { brand });
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" height="16rem" />;
  return (
    <div className={styles.panels}>
      <MaintenancePanel brand={brand} status={data} />
      <RegionsPanel brand={brand} status={data} />
      <SupportPanel brand={brand} />
      <AccountRulesPanel brand={brand} />
      <DisplayPanel brand={brand} />
      <LicencePanel brand={brand} />
      {rights.includes('cashier') && <WithdrawalPanel brand={brand} />}
      {rights.includes('cashier') && <SafeguardsPanel brand={brand} />}
    </div>
  );
}
