import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { useTermsFormat } from './use-terms-format';

type Months = CallValue<'agentContracts.whatIf'>['months'];

interface TrialMonthsProps {
  readonly months: Months;
  readonly currency: string;
}

/** What the terms would have given the agent in the last closed months, beside what bills of the type gave. */
export function TrialMonths({ months, currency }: TrialMonthsProps) {
  const t = useMessages('console');
  const { number } = useTermsFormat(currency);
  const amount = (id: 'base' | 'gross' | 'billed'): Column<Months[number]> => ({
    id,
    header: t(`contracts.trial.${id}`),
    align: 'end',
    cell: (row) => <Money amount={row[id]} currency={currency} />,
  });
  return (
    <DataTable<Months[number]>
      caption={t('contracts.trial.title')}
      density="dense"
      narrow="cards"
      rows={months}
      rowKey={({ from }) => from}
      columns={[
        {
          id: 'month',
          header: t('contracts.trial.month'),
          rowHeader: true,
          cell: ({ from, to }) => (
            <>
              <LocalTime instant={from} /> – <LocalTime instant={to} />
            </>
          ),
        },
        {
          id: 'tier',
          header: t('contracts.trial.tier'),
          align: 'end',
          cell: ({ tier }) => (tier === null ? '–' : number(tier)),
        },
        amount('base'),
        amount('gross'),
        amount('billed'),
      ]}
    />
  );
}
