import type { PrizeRun } from '@marquee/contract/calls/prizes-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { CalendarDays } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';

const TONES = { ahead: 'neutral', open: 'success', over: 'neutral' } as const;

interface RunsTableProps {
  readonly brand: string;
  readonly kind: 'envelope' | 'raffle';
}

/** Rains or raffles of a brand as they stand. */
export function RunsTable({ brand, kind }: RunsTableProps) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  return (
    <PagedTable
      read={useRead('prizesAdmin.runs', { brand, kind, pageNo, pageSize: 10 })}
      page={pageNo}
      onPageChange={setPageNo}
      caption={t(`prizes.runs.${kind}`)}
      columns={useRunColumns()}
      rowKey={({ id }) => id}
      empty={{ icon: <CalendarDays />, title: t('prizes.noRuns') }}
    />
  );
}

function useRunColumns(): ReadonlyArray<Column<PrizeRun>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return [
    { id: 'from', header: t('prizes.from'), rowHeader: true, cell: ({ startsAt }) => <LocalTime instant={startsAt} /> },
    { id: 'until', header: t('prizes.until'), cell: ({ endsAt }) => <LocalTime instant={endsAt} /> },
    {
      id: 'state',
      header: t('points.status'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`prizes.runState.${state}`)}</Badge>,
    },
    {
      id: 'taken',
      header: t('prizes.taken'),
      align: 'end',
      cell: ({ taken, most }) => `${number.format(taken)} / ${number.format(most)}`,
    },
    {
      id: 'spent',
      header: t('prizes.spent'),
      align: 'end',
      cell: ({ spent, currency }) => spent !== null && <Money amount={spent} currency={currency} locale={locale} />,
    },
  ];
}
