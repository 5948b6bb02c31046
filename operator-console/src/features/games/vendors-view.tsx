import type { AdminVendor } from '@marquee/contract/calls/game-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Gamepad2 } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../lib/calls';
import { LoadedTable } from '../../lib/loaded/loaded-table';
import { StateBadges } from './state-badges';
import { VendorDialog } from './vendor-dialog';

/** The vendors of a brand in its order. */
export function VendorsView({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const read = useRead('gameAdmin.vendors', { brand });
  const [changed, setChanged] = useState<AdminVendor | null>(null);
  const columns: ReadonlyArray<Column<AdminVendor>> = [
    {
      id: 'name',
      sortValue: ({ displayName }) => displayName,
      header: t('games.vendor'),
      rowHeader: true,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'code',
      sortValue: ({ vassalage }) => vassalage,
      header: t('games.code'),
      cell: ({ vassalage }) => <code>{vassalage}</code>,
    },
    {
      id: 'count',
      sortValue: ({ gameCount }) => gameCount,
      header: t('games.count'),
      align: 'end',
      cell: ({ gameCount }) => number.format(gameCount),
    },
    {
      id: 'order',
      sortValue: ({ sortOrder }) => sortOrder,
      header: t('games.order'),
      align: 'end',
      cell: ({ sortOrder }) => number.format(sortOrder),
    },
    { id: 'state', header: t('games.stateLabel'), cell: (vendor) => <StateBadges {...vendor} /> },
    {
      id: 'change',
      header: t('games.change'),
      headerHidden: true,
      align: 'end',
      cell: (vendor) => (
        <Button size="sm" onClick={() => setChanged(vendor)}>
          {t('games.change')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <LoadedTable<AdminVendor>
        caption={t('games.view.vendors')}
        columns={columns}
        read={read}
        rows={read.data}
        rowKey={({ vassalage }) => vassalage}
        empty={{ icon: <Gamepad2 />, title: t('games.none') }}
      />
      {changed && <VendorDialog brand={brand} vendor={changed} onClose={() => setChanged(null)} />}
    </>
  );
}
