import { BROADCAST_STATES } from '@marquee/contract/broadcast';
import type { BroadcastRow } from '@marquee/contract/calls/broadcasts';
import { BROADCAST_SORTS } from '@marquee/contract/calls/list-sorts';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Mail } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import type { Column } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { sortOf } from '../../../lib/paging/sort-of';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { LocalTime } from '../../../lib/time/local-time';
import { StateBadge } from './state-badge';

interface BroadcastListProps {
  readonly brand: string;
  readonly onOpen: (broadcastId: string) => void;
  readonly onNew: () => void;
}

/** Messages to members with their state and how many they have reached. */
export function BroadcastList({ brand, onOpen, onNew }: BroadcastListProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const { pageNo, valueOf, choose } = useAddressFilter<'state' | 'sort'>();
  const state = BROADCAST_STATES.find((name) => name === valueOf('state'));
  const sort = sortOf(BROADCAST_SORTS, valueOf('sort'));
  const read = useRead('broadcasts.list', { brand, pageNo, ...(state && { state }), ...(sort && { sort }) });
  const columns: ReadonlyArray<Column<BroadcastRow>> = [
    {
      id: 'name',
      header: t('broadcasts.name'),
      rowHeader: true,
      cell: ({ name }) => <span dir="auto">{name}</span>,
    },
    { id: 'state', header: t('broadcasts.stateLabel'), cell: (row) => <StateBadge state={row.state} /> },
    {
      id: 'category',
      header: t('broadcasts.category'),
      cell: ({ category }) => t(`messageTemplates.categories.${category}`),
    },
    {
      id: 'sendAt',
      header: t('broadcasts.sendAt'),
      cell: ({ sendAt }) => (sendAt === null ? t('broadcasts.atOnce') : <LocalTime instant={sendAt} />),
    },
    {
      id: 'recipients',
      header: t('broadcasts.recipients'),
      align: 'end',
      cell: ({ recipients }) => number.format(recipients),
    },
    {
      id: 'delivered',
      header: t('broadcasts.delivered'),
      align: 'end',
      cell: ({ delivered }) => number.format(delivered),
    },
    { id: 'read', header: t('broadcasts.read'), align: 'end', cell: (row) => number.format(row.read) },
    { id: 'createdBy', header: t('broadcasts.createdBy'), cell: ({ createdBy }) => createdBy },
    {
      id: 'createdAt',
      header: t('broadcasts.createdAt'),
      cell: ({ createdAt }) => <LocalTime instant={createdAt} />,
    },
    {
      id: 'open',
      header: t('broadcasts.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ broadcastId, name }) => (
        <Button size="sm" aria-label={t('broadcasts.openOf', { name })} onClick={() => onOpen(broadcastId)}>
          {t('broadcasts.open')}
        </Button>
      ),
    },
  ];
  return (
    <div>
      <div className={forms.filters}>
        <SelectField
          label={t('broadcasts.stateLabel')}
          options={[
            { value: '', label: t('broadcasts.anyState') },
            ...BROADCAST_STATES.map((value) => ({ value, label: t(`broadcasts.state.${value}`) })),
          ]}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
        />
        <Button variant="primary" onClick={onNew}>
          {t('broadcasts.new')}
        </Button>
      </div>
      <PagedTable<BroadcastRow>
        read={read}
        page={pageNo}
        onPageChange={(page) => choose('page', page === 1 ? '' : String(page))}
        sort={{ columns: BROADCAST_SORTS, value: sort ?? '', onChange: (value) => choose('sort', value) }}
        caption={t('broadcasts.title')}
        columns={columns}
        rowKey={({ broadcastId }) => broadcastId}
        empty={{ icon: <Mail />, title: t('broadcasts.none') }}
      />
    </div>
  );
}
