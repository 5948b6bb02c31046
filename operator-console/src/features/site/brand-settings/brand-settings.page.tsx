import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Globe } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate } from 'react-router-dom';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import styles from './brand-settings.module.css';
import { SettingPanel } from './setting-panel';

/** `/brand-settings/:brand`: the settings of a brand that the operator has the rights for. */
export function BrandSettingsPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  if (brand === null) return <EmptyState icon={<Globe />} title={t('remotes.noBrands')} />;
  return (
    <section>
      <PageHeader
        title={t('settings.title')}
        description={t('settings.description')}
        actions={
          <Segmented
            label={t('remotes.brand')}
            options={brands.map((code) => ({ value: code, label: code }))}
            value={brand}
            onValueChange={(code) => void navigate(`/brand-settings/${code}`)}
          />
        }
      />
      <Settings key={brand} brand={brand} />
    </section>
  );
}

function Settings({ brand }: { readonly brand: string }) {
  const { data, error, isFetching, refetch } = useRead('brandSettings.read', { brand });
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" height="16rem" />;
  const { settings, ...context } = data;
  return (
    <div className={styles.panels}>
      {settings.map((state) => (
        <SettingPanel key={state.setting} brand={brand} state={state} {...context} />
      ))}
    </div>
  );
}
