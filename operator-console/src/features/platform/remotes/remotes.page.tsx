import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { LayoutGrid } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import { OpenAlerts } from '../roll-outs/open-alerts';
import { AvailableRemotes } from './available-remotes';
import type { BrandRemote } from './brand-remote';
import type { Change } from './change';
import { ChangeDialog } from './change-dialog';
import { useRemoteColumns } from './remote-columns';
import { useBrandOfAddress } from '../../../lib/brand/use-brand-of-address';

/** How often the counters are refetched. */
const REFETCH_MS = 15_000;

/** `/remotes/:brand`: everything the brand runs. */
export function RemotesPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  if (brand === null) return <EmptyState icon={<LayoutGrid />} title={t('remotes.noBrands')} />;
  const choice = (
    <Segmented
      label={t('remotes.brand')}
      options={brands.map((code) => ({ value: code, label: code }))}
      value={brand}
      onValueChange={(code) => void navigate(`/remotes/${code}`)}
    />
  );
  return (
    <section>
      <PageHeader title={t('remotes.title')} description={t('remotes.description')} actions={choice} />
      <OpenAlerts brand={brand} />
      <RemotesTable key={brand} brand={brand} />
      <AvailableRemotes brand={brand} />
    </section>
  );
}

export function RemotesTable({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isPending, isFetching, refetch } = useRead('remotes.list', { brand }, REFETCH_MS);
  const [pendingChange, setPendingChange] = useState<{ readonly change: Change; readonly name: string } | null>(null);
  const columns = useRemoteColumns(brand, (change, { remote }) => setPendingChange({ change, name: remote }));
  const remote = data?.find((candidate) => candidate.remote === pendingChange?.name);
  return (
    <>
      <Panel padding="none">
        <DataTable<BrandRemote>
          caption={t('remotes.caption', { brand })}
          columns={columns}
          rows={data ?? []}
          rowKey={({ remote }) => remote}
          loading={isPending}
          skeletonRows={6}
          empty={
            <EmptyState compact icon={<LayoutGrid />} title={t('remotes.empty')} description={t('remotes.emptyHint')} />
          }
          error={
            error && !data ? (
              <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
            ) : undefined
          }
        />
      </Panel>
      {pendingChange && remote && (
        <ChangeDialog
          brand={brand}
          remote={remote}
          change={pendingChange.change}
          onClose={() => setPendingChange(null)}
        />
      )}
    </>
  );
}
