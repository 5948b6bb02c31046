import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel } from '@marquee/ui';
import { SearchX } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { TextField } from '@marquee/ui/field';
import { type Column, DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import forms from '../../../lib/layout/forms.module.css';
import { OwnerDialog, type OwnedName } from './owner-dialog';

/** `/remote-owners`: which remote owns which route, slot, menu entry, namespace and modal. */
export function OwnersPage() {
  const t = useMessages('console');
  const { data = [], error, isPending, isFetching, refetch } = useRead('remoteOwners.list', {});
  const [search, setSearch] = useState('');
  const [moved, setMoved] = useState<OwnedName | 'new' | null>(null);
  const rows = data.filter(({ name, remote }) => `${name} ${remote}`.includes(search.trim()));
  const columns: ReadonlyArray<Column<OwnedName>> = [
    { id: 'kind', header: t('owners.kind'), cell: ({ kind }) => t(`owners.kinds.${kind}`) },
    { id: 'name', header: t('owners.name'), rowHeader: true, cell: ({ name }) => <code>{name}</code> },
    { id: 'remote', header: t('owners.owner'), cell: ({ remote }) => remote },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (name) => (
        <Button size="sm" onClick={() => setMoved(name)}>
          {t('owners.change')}
        </Button>
      ),
    },
  ];
  return (
    <section>
      <PageHeader
        title={t('owners.title')}
        description={t('owners.description')}
        actions={<Button onClick={() => setMoved('new')}>{t('owners.grant')}</Button>}
      />
      <div className={forms.filters}>
        <TextField label={t('owners.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <Panel padding="none">
        <DataTable<OwnedName>
          caption={t('owners.title')}
          columns={columns}
          rows={rows}
          rowKey={({ kind, name }) => `${kind} ${name}`}
          loading={isPending}
          empty={<EmptyState compact icon={<SearchX />} title={t('owners.empty')} />}
          error={
            error ? <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} /> : undefined
          }
        />
      </Panel>
      {moved && (
        <OwnerDialog
          owned={moved === 'new' ? null : moved}
          remotes={[...new Set(data.map(({ remote }) => remote))].sort()}
          onClose={() => setMoved(null)}
        />
      )}
    </section>
  );
}
