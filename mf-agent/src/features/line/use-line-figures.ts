import { type GlossaryFigure, LINE_ORDERS, LINE_SCOPES, type LineOrder } from '@marquee/contract/agent-figures';
import type { CallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { callApi, useCall, useCsvExport, useDayRange, useMessages } from '@marquee/kit';
import { useLineAddress } from './use-line-address';

const EXPORT_PAGE = 100;

/** Figures of the columns that a table may show. */
type ShownFigures = readonly Exclude<GlossaryFigure, 'registrations' | 'activeMembers'>[];

/** The members of a line with their figures, by the filters in the address. */
export function useLineFigures(first: LineOrder) {
  const days = useDayRange('today', RECORD_MAX_DAYS);
  const address = useLineAddress(LINE_ORDERS, first);
  const { of, orderBy, direction, pageNo } = address;
  const scope = LINE_SCOPES.find((option) => option === address.valueOf('scope')) ?? 'line';
  const filters: CallRequest<'agent.lineFigures'> = {
    from: days.range.from,
    to: days.range.to,
    ...(of !== undefined && { of }),
    scope,
    orderBy,
    direction,
  };
  const report = useCall('agent.lineFigures', { ...filters, pageNo }, { keepPrevious: true, staleMs: 0 });
  return { ...days, ...address, report, filters, scope };
}

/** Exports all members of the displayed line, not just the current page, as CSV. */
export function useLineExport(name: string, figures: ShownFigures, filters: CallRequest<'agent.lineFigures'>) {
  const t = useMessages('agent');
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `${name}_${filters.from}_${filters.to}`,
      header: [t('team.account'), t('team.nickname'), ...figures.map((figure) => t(`figures.${figure}`))],
      readPage: (pageNo) => callApi('agent.lineFigures', { ...filters, pageNo, pageSize: EXPORT_PAGE }),
      rowOf: (member) => [member.account, member.nickname, ...figures.map((figure) => String(member[figure]))],
    });
  return { run: runExport, progress };
}
