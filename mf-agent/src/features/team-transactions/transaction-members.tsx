import type { LineMember } from '@marquee/contract/calls/agent-figures';
import { useMessages } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import type { Column } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExportButton } from '../line/export-button';
import { useFigureColumns } from '../line/figure-columns';
import { FigureTotals } from '../line/figure-totals';
import { FiguresGlossary } from '../line/figures-glossary';
import { LineAccount } from '../line/line-account';
import { LineFilters } from '../line/line-filters';
import { LineMemberTable } from '../line/line-member-table';
import { ScopeChoice } from '../line/scope-choice';
import { useLineExport, useLineFigures } from '../line/use-line-figures';
import { CASH_FIGURES, CASH_TOTALS } from './cash-figures';
import { SavedViews } from '../views/saved-views';

/** Movements of cash of each direct downline; each leads down the line and to the own record. */
export function TransactionMembers({ choice }: { readonly choice: ReactNode }) {
  const t = useMessages('agent');
  const state = useLineFigures('deposits');
  const { data, error } = state.report;
  const days = new URLSearchParams({ from: state.filters.from, to: state.filters.to });
  const columns: ReadonlyArray<Column<LineMember>> = [
    {
      id: 'account',
      header: t('team.account'),
      rowHeader: true,
      sortable: true,
      cell: (member) => <LineAccount member={member} to={state.addressOf(member.id)} />,
    },
    ...useFigureColumns<(typeof CASH_FIGURES)[number], LineMember>(CASH_FIGURES, data?.totals),
    {
      id: 'record',
      header: t('transactions.record'),
      headerHidden: true,
      align: 'end',
      cell: ({ id, account, self }) =>
        // The agent's own movements are on a page of their own.
        self && state.of === undefined ? null : (
          <Link
            to={`/agentHome/team-transactions/${encodeURIComponent(id)}?${days}`}
            className={buttonClass({ size: 'sm' })}
            aria-label={t('transactions.openRecord', { account })}
          >
            {t('transactions.record')}
          </Link>
        ),
    },
  ];
  const { visibleColumns, pickerProps } = useColumnPicker('team-transactions', columns);
  const exported = useLineExport('team-transactions', CASH_FIGURES, state.filters);
  return (
    <>
      <PageHeader
        title={t('transactions.title')}
        description={t('transactions.description')}
        actions={
          <>
            <SavedViews page="transactions" />
            <ExportButton {...exported} disabled={!data?.totalElements} />
          </>
        }
      />
      <LineFilters rangeField={state.rangeField} columns={pickerProps}>
        {choice}
        <ScopeChoice scope={state.scope} onChoose={(scope) => state.choose('scope', scope)} />
      </LineFilters>
      <FigureTotals figures={CASH_TOTALS} totals={data?.totals} failed={error !== null} />
      <LineMemberTable caption={t('transactions.title')} state={state} columns={visibleColumns} />
      <FiguresGlossary figures={CASH_FIGURES} />
    </>
  );
}
