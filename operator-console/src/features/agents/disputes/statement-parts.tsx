import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { Stack } from '@marquee/ui/layout';
import { type Column, DataTable } from '@marquee/ui/table';
import { FactList } from '../../../lib/layout/fact-list';
import { LocalTime } from '../../../lib/time/local-time';

type Statement = CallValue<'agentDisputes.show'>['statement'];
type Day = Statement['days'][number];
type Payment = Statement['payments'][number];

interface StatementPartsProps {
  readonly statement: Statement;
  readonly currency: string;
}

/** What became of a bill: its sum, the days behind it, and its payments. */
export function StatementParts({ statement: { bill, days, payments }, currency }: StatementPartsProps) {
  const t = useMessages('console');
  const payer = bill.payer?.account ?? t('agentRuns.brand');
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const dayColumns: Column<Day>[] = [
    { id: 'day', header: t('agentDisputes.day'), rowHeader: true, cell: ({ day }) => day },
    ...(['validBet', 'result', 'reductions'] as const).map((id) => ({
      id,
      header: t(`agentDisputes.figures.${id}`),
      align: 'end' as const,
      cell: (row: Day) => money(row[id]),
    })),
  ];
  const paymentColumns: Column<Payment>[] = [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    {
      id: 'kind',
      header: t('agentRuns.payer'),
      cell: ({ kind }) => (kind === 'upline' ? payer : t(`agentDisputes.kind.${kind}`)),
    },
    { id: 'amount', header: t('agentDisputes.amount'), align: 'end', cell: ({ amount }) => money(amount) },
  ];
  return (
    <Stack gap={5}>
      <Panel title={t('agentDisputes.statement')}>
        <FactList
          facts={[
            [t('agentRuns.payer'), payer],
            ...(['gross', 'adjustment', 'due', 'below', 'net', 'paid'] as const).map(
              (id) => [t(`agentRuns.${id}`), money(bill[id] ?? '0.00')] as const,
            ),
            [t('agentRuns.billState'), t(`agentRuns.bill.${bill.state}`)],
          ]}
        />
      </Panel>
      {days.length > 0 && (
        <Part title={t('agentDisputes.days')} columns={dayColumns} rows={days} rowKey={({ day }) => day} />
      )}
      {payments.length > 0 && (
        <Part
          title={t('agentDisputes.payments')}
          columns={paymentColumns}
          rows={payments}
          rowKey={({ at, kind }) => at + kind}
        />
      )}
    </Stack>
  );
}

interface PartProps<Row> {
  readonly title: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

function Part<Row>({ title, ...table }: PartProps<Row>) {
  return (
    <Panel title={title} padding="none">
      <DataTable<Row> caption={title} {...table} density="dense" narrow="cards" />
    </Panel>
  );
}
