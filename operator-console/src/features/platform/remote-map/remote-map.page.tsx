import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { LayoutGrid } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';
import { type OtherRow, otherRows, type RouteRow, routeRows } from './brand-map';
import { useOtherColumns, useRouteColumns } from './map-columns';
import styles from './remote-map.module.css';
import { SitePlan } from './site-plan';
import { VersionMatrix } from './version-matrix';

/** `/remote-map/:brand`: who fills which place of a brand's site, and which release of each app runs where. */
export function RemoteMapPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  if (brand === null) return <EmptyState icon={<LayoutGrid />} title={t('remotes.noBrands')} />;
  const choice = (
    <Segmented
      label={t('remotes.brand')}
      options={brands.map((code) => ({ value: code, label: code }))}
      value={brand}
      onValueChange={(code) => void navigate(`/remote-map/${code}`)}
    />
  );
  return (
    <section className={styles.page}>
      <PageHeader title={t('map.title')} description={t('map.description')} actions={choice} />
      <BrandMap key={brand} brand={brand} brands={brands} />
    </section>
  );
}

export function BrandMap({ brand, brands }: { readonly brand: string; readonly brands: readonly string[] }) {
  const t = useMessages('console');
  const { data, error, isPending, isFetching, refetch } = useRead('remotes.map', { brand });
  const routeColumns = useRouteColumns(brand);
  const otherColumns = useOtherColumns(brand);
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  const remotes = data ?? [];
  return (
    <>
      <Panel title={t('map.places')} description={t('map.placesHint')}>
        <SitePlan brand={brand} remotes={remotes} />
      </Panel>
      <Panel title={t('map.versions')} description={t('map.versionsHint')} padding="none">
        <VersionMatrix brand={brand} brands={brands} remotes={remotes} />
      </Panel>
      <Panel title={t('map.routes')} padding="none">
        <DataTable<RouteRow>
          caption={t('map.routes')}
          columns={routeColumns}
          rows={routeRows(remotes)}
          rowKey={({ pattern }) => pattern}
          narrow="cards"
          loading={isPending}
          empty={<EmptyState compact title={t('map.free')} />}
        />
      </Panel>
      <Panel title={t('map.others')} padding="none">
        <DataTable<OtherRow>
          caption={t('map.others')}
          columns={otherColumns}
          rows={otherRows(remotes)}
          rowKey={({ kind, name }) => `${kind} ${name}`}
          narrow="cards"
          loading={isPending}
          empty={<EmptyState compact title={t('map.free')} />}
        />
      </Panel>
    </>
  );
}
