import type { AgentContractType } from '@marquee/contract/agent-contract';
import { parseAmount } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Panel } from '@marquee/ui';
import { Muted, Stack } from '@marquee/ui/layout';
import { type Column, DataTable } from '@marquee/ui/table';
import { useTermsFormat } from '../contracts/use-terms-format';

type Shown = CallValue<'agentDisputes.show'>;
type Figure = keyof Shown['now'];

/** What a bill of each type is made of. */
const FIGURES: Readonly<Record<AgentContractType, readonly Figure[]>> = {
  dividend: ['validBet', 'result', 'reductions', 'carriedIn', 'base', 'activeMembers', 'tier', 'rate', 'gross'],
  dailySalary: ['validBet', 'activeMembers', 'tier', 'rate', 'gross'],
  hourlySalary: ['validBet', 'tier', 'rate', 'gross'],
  realTimeSalary: ['gross'],
  acquisition: ['activeMembers', 'tier', 'gross'],
};

interface Row {
  readonly figure: Figure;
  readonly billed: string;
  readonly now: string;
}

/** The figures of a bill beside those of its period computed again, and what that means. */
export function Comparison({
  statement: { bill },
  now,
  corrected,
  difference,
  currency,
}: Omit<Shown, 'dispute'> & { readonly currency: string }) {
  const t = useMessages('console');
  const { money, number, percent } = useTermsFormat(currency);
  const textOf = (figures: Shown['now'], figure: Figure): string => {
    const value = figures[figure];
    if (value === null) return '–';
    if (figure === 'rate') return percent(Number(value));
    return typeof value === 'number' ? number(value) : money(value);
  };
  const rows = FIGURES[bill.type].map((figure) => ({
    figure,
    billed: textOf(bill, figure),
    now: textOf(now, figure),
  }));
  const columns: Column<Row>[] = [
    {
      id: 'figure',
      header: t('agentDisputes.figure'),
      rowHeader: true,
      cell: ({ figure }) => t(`agentDisputes.figures.${figure}`),
    },
    { id: 'billed', header: t('agentDisputes.billed'), align: 'end', cell: ({ billed }) => billed },
    {
      id: 'now',
      header: t('agentDisputes.now'),
      align: 'end',
      cell: (row) => (row.now === row.billed ? row.now : <strong>{row.now}</strong>),
    },
  ];
  const isEqual = parseAmount(difference) === 0n;
  return (
    <Panel
      title={t('agentDisputes.computation')}
      description={t('agentDisputes.computationText')}
      actions={
        <Badge tone={isEqual ? 'success' : 'danger'}>
          {isEqual ? t('agentDisputes.equal') : t('agentDisputes.differs', { amount: money(difference) })}
        </Badge>
      }
    >
      <Stack gap={3}>
        <DataTable<Row>
          caption={t('agentDisputes.computation')}
          columns={columns}
          rows={rows}
          rowKey={({ figure }) => figure}
          density="dense"
          narrow="cards"
        />
        {parseAmount(corrected) !== 0n && (
          <Muted as="p">{t('agentDisputes.corrected', { amount: money(corrected) })}</Muted>
        )}
        {!isEqual && <p>{t('agentDisputes.differsText')}</p>}
      </Stack>
    </Panel>
  );
}
