import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type Column, DataTable } from '@marquee/ui/table';
import type { ShownLine } from './line-place';
import { useLineFormat } from './use-line-format';

type Stretch = ShownLine['history'][number];

/** The lines that a member has stood in, with their business days. */
export function HistoryTable({ history }: { readonly history: readonly Stretch[] }) {
  const t = useMessages('console');
  const { day } = useLineFormat();
  const columns: ReadonlyArray<Column<Stretch>> = [
    {
      id: 'from',
      header: t('lines.fromDay'),
      rowHeader: true,
      cell: ({ fromDay }) => (fromDay === null ? t('lines.always') : day(fromDay)),
    },
    { id: 'to', header: t('lines.toDay'), cell: ({ toDay }) => (toDay === null ? t('lines.open') : day(toDay)) },
    {
      id: 'uplines',
      header: t('lines.uplines'),
      cell: ({ uplines }) => (uplines.length === 0 ? t('lines.top') : <bdi>{uplines.join(' › ')}</bdi>),
    },
  ];
  return (
    <DataTable<Stretch>
      caption={t('lines.history')}
      columns={columns}
      rows={history}
      rowKey={({ fromDay }) => fromDay ?? 'first'}
    />
  );
}
