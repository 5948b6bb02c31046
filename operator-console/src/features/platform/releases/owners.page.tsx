import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { SearchX } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { TextField } from '@marquee/ui/field';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { OwnerDialog, type OwnedName } from './owner-dialog';

/** `/remote-owners`: which remote owns which route, slot, menu entry, namespace and modal. */
export function OwnersPage() {
  const t = useMessages('console');
  const read = useRead('remoteOwners.list', {});
  const names = read.data ?? [];
  const [search, setSearch] = useState('');
  const [moved, setMoved] = useState<OwnedName | 'new' | null>(null);
  const columns: ReadonlyArray<Column<OwnedName>> = [
    {
      id: 'kind',
      sortValue: ({ kind }) => t(`owners.kinds.${kind}`),
      header: t('owners.kind'),
      cell: ({ kind }) => t(`owners.kinds.${kind}`),
    },
    {
      id: 'name',
      sortValue: ({ name }) => name,
      header: t('owners.name'),
      rowHeader: true,
      cell: ({ name }) => <code>{name}</code>,
    },
    { id: 'remote', sortValue: ({ remote }) => remote, header: t('owners.owner'), cell: ({ remote }) => remote },
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
      <LoadedTable<OwnedName>
        caption={t('owners.title')}
        columns={columns}
        read={read}
        rows={names.filter(({ name, remote }) => `${name} ${remote}`.includes(search.trim()))}
        rowKey={({ kind, name }) => `${kind} ${name}`}
        density="comfortable"
        empty={{ icon: <SearchX />, title: t('owners.empty') }}
      />
      {moved && (
        <OwnerDialog
          owned={moved === 'new' ? null : moved}
          remotes={[...new Set(names.map(({ remote }) => remote))].sort()}
          onClose={() => setMoved(null)}
        />
      )}
    </section>
  );
}
