import { useMessages } from '@marquee/kit/i18n/use-messages';
import { LayoutGrid } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { OpenAlerts } from '../roll-outs/open-alerts';
import { AvailableRemotes } from './available-remotes';
import type { BrandRemote } from './brand-remote';
import type { Change } from './change';
import { ChangeDialog } from './change-dialog';
import { useRemoteColumns } from './remote-columns';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { BrandPage } from '../../../lib/brand/brand-page';

/** How often the counters are refetched. */
const REFETCH_MS = 15_000;

/** `/remotes/:brand`: everything the brand runs. */
export function RemotesPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('remotes.title')}
      description={t('remotes.description')}
      addressOf={(brand) => `/remotes/${brand}`}
    >
      {(brand) => (
        <>
          <OpenAlerts brand={brand} />
          <RemotesTable key={brand} brand={brand} />
          <AvailableRemotes brand={brand} />
        </>
      )}
    </BrandPage>
  );
}

export function RemotesTable({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const read = useRead('remotes.list', { brand }, REFETCH_MS);
  const [pendingChange, setPendingChange] = useState<{ readonly change: Change; readonly name: string } | null>(null);
  const columns = useRemoteColumns(brand, (change, { remote }) => setPendingChange({ change, name: remote }));
  const remote = read.data?.find((candidate) => candidate.remote === pendingChange?.name);
  return (
    <>
      <LoadedTable<BrandRemote>
        caption={t('remotes.caption', { brand })}
        columns={columns}
        read={read}
        rows={read.data}
        rowKey={({ remote }) => remote}
        density="comfortable"
        skeletonRows={6}
        empty={{ icon: <LayoutGrid />, title: t('remotes.empty'), description: t('remotes.emptyHint') }}
      />
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
