import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { AgentBill } from '@marquee/contract/calls/settlement';
import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { BillStateBadge } from './bill-state';
import styles from './bills.module.css';
import { DisputeStateBadge } from './dispute-state';
import type { BillSide } from './use-bills';
import { usePeriod } from './use-period';

type Totals = CallValue<'agent.bills'>['totals'];
type Amount = 'base' | 'due' | 'below' | 'net' | 'paid';

function StateCell({ state, dispute }: AgentBill) {
  return (
    <span className={styles.states}>
      <BillStateBadge state={state} />
      {dispute !== undefined && dispute !== 'withdrawn' && <DisputeStateBadge state={dispute} />}
    </span>
  );
}

interface BillColumns {
  readonly side: BillSide;
  /** Bets of real-time salaries have rates of their own: their bills have no base, tier or rate. Acquisitions pay for members. */
  readonly type: AgentContractType;
  /** Of all pages; undefined for lists without totals. */
  readonly totals?: Totals | undefined;
}

export function useBillColumns({ side, type, totals }: BillColumns): ReadonlyArray<Column<AgentBill>> {
  const t = useMessages('agent');
  const { percent, number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const periodOf = usePeriod();
  const money = (value: string | null) =>
    value === null ? '–' : <Money amount={value} currency={currency} locale={locale} />;
  const amount = (id: Amount): Column<AgentBill> => {
    const total = totals && id in totals ? totals[id as keyof Totals] : undefined;
    return {
      id,
      header: t(`bills.${id}`),
      align: 'end',
      cell: (bill) => money(bill[id]),
      ...(total !== undefined && { total: money(total) }),
    };
  };
  const tier: Column<AgentBill> = {
    id: 'tier',
    header: t('bills.tier'),
    align: 'end',
    cell: (bill) => (bill.tier === null ? '–' : number(bill.tier)),
  };
  const members: Column<AgentBill> = {
    id: 'newMembers',
    header: t('bills.newMembers'),
    align: 'end',
    cell: (bill) => number(bill.tier === null ? 0 : bill.activeMembers),
  };
  const rated: ReadonlyArray<Column<AgentBill>> = [
    amount('base'),
    {
      ...tier,
      header: `${t('bills.tier')} · ${t('bills.rate')}`,
      cell: (bill) => (bill.tier === null ? '–' : `${number(bill.tier)} · ${percent(bill.rate / 10_000)}`),
    },
  ];
  // Few bills have corrections: they stand below what they correct.
  const gross: Column<AgentBill> = {
    id: 'gross',
    header: t('bills.gross'),
    align: 'end',
    cell: (bill) => (
      <>
        {money(bill.gross)}
        {Number(bill.adjustment) !== 0 && (
          <small className={styles.below}>
            {t('bills.adjustment')} {money(bill.adjustment)}
          </small>
        )}
      </>
    ),
    ...(totals && { total: money(totals.gross) }),
  };
  return [
    {
      id: 'period',
      header: t('bills.period'),
      rowHeader: true,
      cell: (bill) => (
        <Link to={`/agentHome/bill/${bill.id}`} className={styles.link}>
          {periodOf(bill)}
        </Link>
      ),
    },
    side === 'received'
      ? { id: 'payer', header: t('bills.payer'), cell: ({ payer }) => payer?.account ?? t('contracts.brand') }
      : { id: 'payee', header: t('bills.payee'), cell: ({ payee }) => payee.account },
    ...(type === 'realTimeSalary' ? [] : type === 'acquisition' ? [members, tier] : rated),
    gross,
    amount('due'),
    ...(side === 'received' ? [amount('below'), amount('net')] : []),
    amount('paid'),
    { id: 'state', header: t('bills.stateHead'), cell: StateCell },
  ];
}
