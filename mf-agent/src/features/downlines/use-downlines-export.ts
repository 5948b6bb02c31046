import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useFormat, useMessages } from '@marquee/kit';

const PAGE_SIZE = 100;

/** Exports every member that the filters let through as CSV. */
export function useDownlinesExport(filters: CallRequest<'agent.line'>) {
  const t = useMessages('agent');
  const { isoDateTime } = useFormat();
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: 'downlines',
      header: [
        t('team.account'),
        t('team.nickname'),
        t('team.type'),
        t('downlines.level'),
        t('downlines.state'),
        t('team.joinedAt'),
        t('downlines.lastSeen'),
        t('team.downlines'),
        t('downlines.turnover'),
        t('downlines.validBet'),
        t('register.group'),
      ],
      readPage: (pageNo) => callApi('agent.line', { ...filters, pageNo, pageSize: PAGE_SIZE }),
      rowOf: (row) => [
        row.account,
        row.nickname,
        String(row.type),
        String(row.level),
        t(`downlines.states.${row.state}`),
        isoDateTime(row.joinedAt),
        row.lastSeenOn ?? '',
        String(row.downlines),
        row.turnover,
        row.validBet,
        String(row.prizeGroup?.group ?? ''),
      ],
    });
  return { run: runExport, progress };
}
