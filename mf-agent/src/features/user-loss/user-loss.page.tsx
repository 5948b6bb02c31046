import type { LineMember } from '@marquee/contract/calls/agent-figures';
import { useMessages, usePageTitle } from '@marquee/kit';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import type { Column } from '@marquee/ui/table';
import { ExportButton } from '../line/export-button';
import { useFigureColumns } from '../line/figure-columns';
import { FigureTotals } from '../line/figure-totals';
import { FiguresGlossary } from '../line/figures-glossary';
import { LineAccount } from '../line/line-account';
import { LineFilters } from '../line/line-filters';
import { LineMemberTable } from '../line/line-member-table';
import { ScopeChoice } from '../line/scope-choice';
import { useLineExport, useLineFigures } from '../line/use-line-figures';
import { SavedViews } from '../views/saved-views';

const FIGURES = [
  'deposits',
  'withdrawals',
  'turnover',
  'validBet',
  'payout',
  'gameResult',
  'rebates',
  'promotions',
  'net',
] as const;
const TOTALS = ['deposits', 'withdrawals', 'validBet', 'gameResult', 'net'] as const;

/** `/agentHome/user-loss`: what members paid in, played and lost, each with the line below or alone; `?of=` goes down the line. */
export default function UserLossPage() {
  const t = useMessages('agent');
  usePageTitle(t('loss.title'));
  const state = useLineFigures('gameResult');
  const { data, error } = state.report;
  const columns: ReadonlyArray<Column<LineMember>> = [
    {
      id: 'account',
      header: t('team.account'),
      rowHeader: true,
      sortable: true,
      cell: (member) => <LineAccount member={member} to={state.addressOf(member.id)} />,
    },
    ...useFigureColumns<(typeof FIGURES)[number], LineMember>(FIGURES, data?.totals),
  ];
  const { visibleColumns, pickerProps } = useColumnPicker('user-loss', columns);
  const exported = useLineExport('user-loss', FIGURES, state.filters);
  return (
    <>
      <PageHeader
        title={t('loss.title')}
        description={t('loss.description')}
        actions={
          <>
            <SavedViews page="loss" />
            <ExportButton {...exported} disabled={!data?.totalElements} />
          </>
        }
      />
      <LineFilters rangeField={state.rangeField} columns={pickerProps}>
        <ScopeChoice scope={state.scope} onChoose={(scope) => state.choose('scope', scope)} />
      </LineFilters>
      <FigureTotals figures={TOTALS} totals={data?.totals} failed={error !== null} />
      <LineMemberTable caption={t('loss.title')} state={state} columns={visibleColumns} />
      <FiguresGlossary figures={FIGURES} />
    </>
  );
}
