import type { GameReturn } from '@marquee/contract/calls/game-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Gamepad2 } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../lib/calls';
import { LoadedTable } from '../../lib/loaded/loaded-table';

const SPANS = ['1', '7', '31'] as const;

/** The actual return of each game beside its theoretical one. */
export function ReturnsView({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const amount = numberFormat(locale, { minimumFractionDigits: 2 });
  const percent = numberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  const share = (rate: string | null) => (rate === null ? '–' : percent.format(Number(rate) / 100));
  const [days, setDays] = useState<(typeof SPANS)[number]>('7');
  const read = useRead('gameAdmin.returns', { brand, days: Number(days) });
  const columns: ReadonlyArray<Column<GameReturn>> = [
    {
      id: 'name',
      sortValue: ({ gameName }) => gameName,
      header: t('games.game'),
      rowHeader: true,
      cell: ({ gameName }) => gameName,
    },
    {
      id: 'vendor',
      sortValue: ({ vassalage }) => vassalage,
      header: t('games.vendor'),
      cell: ({ vassalage }) => <code>{vassalage}</code>,
    },
    {
      id: 'bets',
      sortValue: ({ bets }) => bets,
      header: t('games.bets'),
      align: 'end',
      cell: ({ bets }) => number.format(bets),
    },
    {
      id: 'stake',
      sortValue: ({ stake }) => Number(stake),
      header: t('games.stake'),
      align: 'end',
      cell: ({ stake }) => amount.format(Number(stake)),
    },
    {
      id: 'payout',
      sortValue: ({ payout }) => Number(payout),
      header: t('games.payout'),
      align: 'end',
      cell: ({ payout }) => amount.format(Number(payout)),
    },
    {
      id: 'actual',
      sortValue: ({ actualReturn }) => actualReturn,
      header: t('games.actual'),
      align: 'end',
      cell: ({ actualReturn }) => share(actualReturn),
    },
    {
      id: 'theory',
      sortValue: ({ theoreticalReturn }) => theoreticalReturn,
      header: t('games.theory'),
      align: 'end',
      cell: ({ theoreticalReturn }) => share(theoreticalReturn),
    },
  ];
  return (
    <Stack gap={5}>
      <Segmented
        label={t('games.span')}
        options={SPANS.map((value) => ({ value, label: t(`games.days.${value}`) }))}
        value={days}
        onValueChange={(value) => setDays(SPANS.find((span) => span === value) ?? days)}
      />
      <LoadedTable<GameReturn>
        caption={t('games.view.returns')}
        columns={columns}
        read={read}
        rows={read.data}
        rowKey={({ nodeId }) => String(nodeId)}
        empty={{ icon: <Gamepad2 />, title: t('games.notPlayed') }}
      />
    </Stack>
  );
}
