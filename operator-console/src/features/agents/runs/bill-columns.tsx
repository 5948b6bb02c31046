import type { AgentBill } from '@marquee/contract/calls/settlement';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';

const TONES = {
  none: 'neutral',
  due: 'info',
  held: 'warning',
  part: 'warning',
  insufficient: 'danger',
  paid: 'success',
} as const;

/** The bills of a run, as operators see them. */
export function useRunBillColumns(currency: string): ReadonlyArray<Column<AgentBill>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const rate = numberFormat(formatLocale(useLanguage()), { style: 'percent', maximumFractionDigits: 2 });
  const amount = (id: 'base' | 'gross' | 'adjustment' | 'due' | 'below' | 'net' | 'paid'): Column<AgentBill> => ({
    id,
    header: t(`agentRuns.${id}`),
    align: 'end',
    cell: (bill) => <Money amount={bill[id] ?? '0.00'} currency={currency} />,
  });
  return [
    { id: 'payee', header: t('agentRuns.payee'), rowHeader: true, cell: ({ payee }) => payee.account },
    { id: 'payer', header: t('agentRuns.payer'), cell: ({ payer }) => payer?.account ?? t('agentRuns.brand') },
    {
      id: 'activeMembers',
      header: t('agentRuns.activeMembers'),
      align: 'end',
      cell: ({ activeMembers }) => number.format(activeMembers),
    },
    amount('base'),
    {
      id: 'tier',
      header: t('agentRuns.tier'),
      align: 'end',
      cell: ({ tier, rate: points }) =>
        tier === null ? '–' : `${number.format(tier)} · ${rate.format(points / 10_000)}`,
    },
    amount('gross'),
    amount('adjustment'),
    amount('due'),
    amount('below'),
    amount('net'),
    amount('paid'),
    {
      id: 'state',
      header: t('agentRuns.billState'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`agentRuns.bill.${state}`)}</Badge>,
    },
  ];
}
