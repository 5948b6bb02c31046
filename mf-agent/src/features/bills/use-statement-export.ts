import { TIER_FIELDS, type TierField, tierLabel, type WireTier } from '@marquee/contract/agent-contract';
import type { CallValue } from '@marquee/contract/calls/index';
import { useCsvExport, useFormat, useMessages } from '@marquee/kit';
import { BILL_STEPS, payerText } from './bill-steps';

type Statement = CallValue<'agent.bill'>;
/** The part of the statement, the time or day, what the figure is of, and the figure. */
type Line = readonly [part: string, at: string, subject: string, figure: string];

/** Rates are basis points in the contract and percent in files. */
const percentOf = (rate: number | null): string => String((rate ?? 0) / 100);
const FIGURES: Readonly<Record<TierField, (tier: WireTier) => string>> = {
  validBet: ({ validBet }) => validBet,
  loss: ({ loss }) => loss,
  activeMembers: ({ activeMembers }) => String(activeMembers),
  rate: ({ rate }) => percentOf(rate),
  lossRate: ({ lossRate }) => percentOf(lossRate),
  deposit: ({ deposit }) => deposit ?? '',
  amount: ({ amount }) => amount ?? '',
};

/** Exports the statement of a bill as CSV: all of its parts, with the tiers as they were and the reasons of adjustments, line by line. */
export function useStatementExport() {
  const t = useMessages('agent');
  const { isoDateTime } = useFormat();
  const { run, progress } = useCsvExport();

  const linesOf = ({ bill, tiers, days, below, corrections, adjustments, payments }: Statement): Line[] => [
    [t('bills.computation'), '', t('bills.payer'), bill.payer?.account ?? t('contracts.brand')],
    [t('bills.computation'), '', t('bills.payee'), bill.payee.account],
    ...BILL_STEPS[bill.type].flatMap((id): Line[] => {
      const amount = bill[id];
      return amount === null ? [] : [[t('bills.computation'), '', t(`bills.${id}`), amount]];
    }),
    ...tiers.flatMap((tier, index) =>
      TIER_FIELDS[bill.type].map((field): Line => {
        const subject = `${index + 1}: ${t(`contracts.field.${tierLabel(bill.type, field)}`)}`;
        return [t('bills.tiers'), '', subject, FIGURES[field](tier)];
      }),
    ),
    ...days.flatMap((day) =>
      (['validBet', 'result', 'reductions'] as const).map(
        (id): Line => [t('bills.days'), day.day, t(`bills.${id}`), day[id]],
      ),
    ),
    ...below.map((row): Line => [t('bills.belowList'), isoDateTime(row.from), row.payee.account, row.due]),
    ...corrections.map((row): Line => [t('bills.corrections'), isoDateTime(row.from), '', row.amount]),
    ...adjustments.map((row): Line => [t('bills.adjustments'), isoDateTime(row.at), row.reason, row.amount]),
    ...payments.map(
      (row): Line => [t('bills.payments'), isoDateTime(row.at), t(payerText(bill, row.kind)), row.amount],
    ),
  ];

  const exportStatement = (statement: Statement) => {
    const lines = linesOf(statement);
    return run<Line>({
      name: `${statement.bill.type}_${isoDateTime(statement.bill.from).slice(0, 'YYYY-MM-DD'.length)}`,
      header: [t('bills.statement'), t('bills.at'), t('bills.reason'), t('bills.amount')],
      readPart: () => Promise.resolve({ content: lines, next: null }),
      total: lines.length,
      rowOf: (line) => line,
    });
  };
  return { run: exportStatement, progress };
}
