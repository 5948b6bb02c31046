import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';
import { BrandPage } from '../../../lib/brand/brand-page';
import { Loaded } from '../../../lib/loaded/loaded';
import { type OtherRow, otherRows, type RouteRow, routeRows } from './brand-map';
import { useOtherColumns, useRouteColumns } from './map-columns';
import styles from './remote-map.module.css';
import { SitePlan } from './site-plan';
import { VersionMatrix } from './version-matrix';

/** `/remote-map/:brand`: who fills which place of a brand's site, and which release of each app runs where. */
export function RemoteMapPage() {
  const t = useMessages('console');
  const { brands } = useBrandOfAddress();
  return (
    <BrandPage
      className={styles.page}
      title={t('map.title')}
      description={t('map.description')}
      addressOf={(brand) => `/remote-map/${brand}`}
    >
      {(brand) => <BrandMap key={brand} brand={brand} brands={brands} />}
    </BrandPage>
  );
}

function BrandMap({ brand, brands }: { readonly brand: string; readonly brands: readonly string[] }) {
  const t = useMessages('console');
  const read = useRead('remotes.map', { brand });
  const routeColumns = useRouteColumns(brand);
  const otherColumns = useOtherColumns(brand);
  return (
    <Loaded read={read} height="20rem">
      {(remotes) => (
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
              empty={<EmptyState compact title={t('map.free')} />}
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
