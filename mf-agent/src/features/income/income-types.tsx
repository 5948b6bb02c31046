import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormatLocale, useMessages } from '@marquee/kit';
import { EmptyState, Money, Panel } from '@marquee/ui';
import { Coins } from '@marquee/ui/icons';
import { DataTable } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { RECORDS } from '../bills/records';
import styles from './income.module.css';

type TypeIncome = CallValue<'agent.income'>['types'][number];
const AMOUNTS = ['gross', 'due', 'below', 'net', 'paid'] as const;

interface IncomeTypesProps {
  readonly types: readonly TypeIncome[];
  readonly range: CallRequest<'agent.income'>;
}

/** Commissions by type of contract; each leads to its bills on the same days. */
export function IncomeTypes({ types, range }: IncomeTypesProps) {
  const t = useMessages('agent');
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const addressOf = (type: AgentContractType) => `${RECORDS[type]}?from=${range.from}&to=${range.to}`;
  return (
    <Panel title={t('income.byType')} padding="none">
      <DataTable<TypeIncome>
        caption={t('income.byType')}
        density="dense"
        narrow="cards"
        rows={types}
        rowKey={({ type }) => type}
        empty={<EmptyState compact icon={<Coins />} title={t('income.empty')} description={t('income.emptyHint')} />}
        columns={[
          {
            id: 'type',
            header: t('contracts.kindHead'),
            rowHeader: true,
            cell: ({ type }) => (
              <Link to={addressOf(type)} className={styles.link}>
                {t(`contracts.type.${type}`)}
              </Link>
            ),
          },
          ...AMOUNTS.map((id) => ({
            id,
            header: t(`bills.${id}`),
            align: 'end' as const,
            cell: (row: TypeIncome) => <Money amount={row[id] ?? '0.00'} currency={currencySymbol} locale={locale} />,
          })),
        ]}
      />
    </Panel>
  );
}
