import type { AgentRun } from '@marquee/contract/calls/settlement';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './runs.module.css';
import { RunState } from './run-state';

export function useRunColumns(): ReadonlyArray<Column<AgentRun>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const amount = (id: 'due' | 'topDue' | 'paid' | 'open'): Column<AgentRun> => ({
    id,
    header: t(`agentRuns.${id}`),
    align: 'end',
    cell: (run) => <Money amount={run[id]} currency={run.currency} />,
  });
  return [
    {
      id: 'from',
      header: t('agentRuns.period'),
      rowHeader: true,
      cell: ({ id, brand, from, to }) => (
        <Link className={styles.link} to={`/agent-run/${brand}/${id}`}>
          <LocalTime instant={from} /> – <LocalTime instant={to} />
        </Link>
      ),
    },
    { id: 'length', header: t('agentRuns.length'), cell: ({ period }) => t(`agentRuns.lengths.${period}`) },
    { id: 'state', header: t('agentRuns.stateLabel'), cell: (run) => <RunState run={run} /> },
    { id: 'bills', header: t('agentRuns.bills'), align: 'end', cell: ({ bills }) => number.format(bills) },
    amount('due'),
    amount('topDue'),
    amount('paid'),
    amount('open'),
    {
      id: 'computedAt',
      header: t('agentRuns.computedAt'),
      align: 'end',
      cell: ({ computedAt }) => <LocalTime instant={computedAt} />,
    },
  ];
}
