import { RECONCILIATION_RUN_SORTS } from '@marquee/contract/calls/list-sorts';
import type { ReconciliationRun } from '@marquee/contract/calls/reconciliation';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { sortOf } from '../../../lib/paging/sort-of';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { RunDialog } from './run-dialog';

/** The reports of the days, for operators of every brand. */
export function RunsView() {
  const t = useMessages('console');
  const { pageNo, valueOf, choose } = useAddressFilter<'sort'>();
  const [running, setRunning] = useState(false);
  const sort = sortOf(RECONCILIATION_RUN_SORTS, valueOf('sort'));
  return (
    <>
      <div className={forms.filters}>
        <Button onClick={() => setRunning(true)}>{t('reconciliation.run')}</Button>
      </div>
      <PagedTable
        read={useRead('reconciliation.runs', { pageNo, ...(sort && { sort }) })}
        page={pageNo}
        onPageChange={(page) => choose('page', page > 1 ? String(page) : '')}
        sort={{
          columns: RECONCILIATION_RUN_SORTS,
          value: sort ?? '',
          onChange: (value) => choose('sort', value),
        }}
        caption={t('reconciliation.view.runs')}
        columns={useRunColumns()}
        rowKey={({ vendor, day }) => `${vendor} ${day}`}
        empty={{ icon: <Inbox />, title: t('reconciliation.noRuns') }}
      />
      {running && <RunDialog onClose={() => setRunning(false)} />}
    </>
  );
}

function useRunColumns(): ReadonlyArray<Column<ReconciliationRun>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  /** Sums of a vendor over all its currencies, which only show whether both sides are equal. */
  const sums = (ours: string, theirs: string) => `${number.format(Number(ours))} / ${number.format(Number(theirs))}`;
  return [
    { id: 'day', header: t('reconciliation.day'), rowHeader: true, cell: ({ day }) => day },
    { id: 'vendor', header: t('reconciliation.vendor'), cell: ({ vendor }) => vendor },
    {
      id: 'transactions',
      header: t('reconciliation.transactions'),
      align: 'end',
      cell: ({ transactions }) => number.format(transactions),
    },
    {
      id: 'differing',
      header: t('reconciliation.differing'),
      align: 'end',
      cell: ({ differing }) => <Badge tone={differing > 0 ? 'warning' : 'success'}>{number.format(differing)}</Badge>,
    },
    {
      id: 'bets',
      header: t('reconciliation.bets'),
      align: 'end',
      cell: ({ ourBets, theirBets }) => sums(ourBets, theirBets),
    },
    {
      id: 'wins',
      header: t('reconciliation.wins'),
      align: 'end',
      cell: ({ ourWins, theirWins }) => sums(ourWins, theirWins),
    },
    { id: 'at', header: t('audit.at'), cell: ({ finishedAt }) => <LocalTime instant={finishedAt} /> },
  ];
}
