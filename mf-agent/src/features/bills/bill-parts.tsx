import { parseAmount } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money, Panel } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { TierTable } from '../contracts/tier-table';
import styles from './bill.module.css';
import { useBillColumns } from './bill-columns';
import { BILL_STEPS, payerText } from './bill-steps';
import { usePeriod } from './use-period';

type Statement = CallValue<'agent.bill'>;

/** How the sum came about, the tiers as they were, the days, the downlines' bills, corrections, adjustments, and payments. */
export function BillParts({ bill, tiers, days, below, corrections, adjustments, payments }: Statement) {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  const money = useMoney();
  const periodOf = usePeriod();
  const belowColumns = useBillColumns({ side: 'owed', type: bill.type });
  return (
    <>
      <Computation bill={bill} tiers={tiers} />
      <Panel title={t('bills.tiers')} padding="none">
        <TierTable type={bill.type} tiers={tiers} caption={t('bills.tiers')} reached={bill.tier} />
      </Panel>
      <Rows
        title={t('bills.days')}
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          { id: 'day', header: t('bills.day'), rowHeader: true, cell: ({ day }) => <Day day={day} /> },
          ...(['validBet', 'result', 'reductions'] as const).map((id) => ({
            id,
            header: t(`bills.${id}`),
            align: 'end' as const,
            cell: (row: Statement['days'][number]) => money(row[id]),
          })),
        ]}
      />
      <Rows title={t('bills.belowList')} rows={below} keyOf={({ id }) => id} columns={belowColumns} />
      <Rows
        title={t('bills.corrections')}
        rows={corrections}
        keyOf={({ from }) => from}
        columns={[
          {
            id: 'period',
            header: t('bills.period'),
            rowHeader: true,
            cell: (row) => periodOf({ ...row, period: bill.period }),
          },
          { id: 'amount', header: t('bills.amount'), align: 'end', cell: ({ amount }) => money(amount) },
        ]}
      />
      <Rows
        title={t('bills.adjustments')}
        rows={adjustments}
        keyOf={({ at, reason }) => at + reason}
        columns={[
          { id: 'at', header: t('bills.at'), rowHeader: true, cell: ({ at }) => dateTime(at) },
          { id: 'reason', header: t('bills.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
          { id: 'amount', header: t('bills.amount'), align: 'end', cell: ({ amount }) => money(amount) },
        ]}
      />
      <Rows
        title={t('bills.payments')}
        rows={payments}
        keyOf={({ at, kind }) => at + kind}
        columns={[
          { id: 'at', header: t('bills.at'), rowHeader: true, cell: ({ at }) => dateTime(at) },
          { id: 'kind', header: t('bills.paidBy'), cell: ({ kind }) => t(payerText(bill, kind)) },
          { id: 'amount', header: t('bills.amount'), align: 'end', cell: ({ amount }) => money(amount) },
        ]}
      />
    </>
  );
}

/** The sum, step by step. */
function Computation({ bill, tiers }: Pick<Statement, 'bill' | 'tiers'>) {
  const t = useMessages('agent');
  const { number, percent } = useFormat();
  const money = useMoney();
  const perMember = bill.tier === null ? undefined : tiers[bill.tier - 1]?.amount;
  const hasOneTier = parseAmount(bill.gross) === BigInt(bill.activeMembers) * parseAmount(perMember ?? '0');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('bills.payer'), bill.payer?.account ?? t('contracts.brand')],
    [t('bills.payee'), bill.payee.account],
    ...(bill.type === 'realTimeSalary' || bill.type === 'acquisition'
      ? []
      : [[t('bills.activeMembers'), number(bill.activeMembers)] as const]),
    ...(bill.type === 'acquisition'
      ? [[t('bills.newMembers'), number(bill.tier === null ? 0 : bill.activeMembers)] as const]
      : []),
    ...(perMember === undefined
      ? []
      : [[t('bills.perMember'), hasOneTier ? money(perMember) : t('bills.byTier')] as const]),
    ...BILL_STEPS[bill.type].flatMap((id) => {
      const amount = bill[id];
      return amount === null ? [] : [[t(`bills.${id}`), money(amount)] as const];
    }),
    ...(bill.tier === null || bill.type === 'acquisition'
      ? []
      : [[t('bills.rate'), percent(bill.rate / 10_000)] as const]),
  ];
  return (
    <Panel title={t('bills.computation')}>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface RowsProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: ReadonlyArray<Column<Row>>;
}

/** A part of the statement; left out where it has nothing to say. */
function Rows<Row>({ title, rows, keyOf, columns }: RowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Panel title={title} padding="none">
      <DataTable<Row> caption={title} columns={columns} rows={rows} rowKey={keyOf} density="dense" narrow="cards" />
    </Panel>
  );
}

function Day({ day }: { readonly day: string }) {
  const format = useFormat();
  return format.day(day);
}

function useMoney(): (amount: string) => ReactNode {
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  return (amount) => <Money amount={amount} currency={currencySymbol} locale={locale} />;
}
