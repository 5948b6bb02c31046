import type { AccountEntry } from '@marquee/contract/calls/records';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from '../lottery.module.css';

interface MovementTableProps {
  readonly movements: readonly AccountEntry[];
  readonly currency: string;
}

/** Stakes, wins and what was taken back, in order. */
export function MovementTable({ movements, currency }: MovementTableProps) {
  const t = useMessages('console');
  const columns: ReadonlyArray<Column<AccountEntry>> = [
    { id: 'at', header: t('lottery.tickets.at'), cell: ({ at }) => <LocalTime instant={at} /> },
    {
      id: 'type',
      header: t('lottery.tickets.movement'),
      rowHeader: true,
      cell: ({ type, state }) => (
        <span className={styles.line}>
          {t(`lottery.tickets.movements.${movementOf(type)}`)}
          {state === 'reversed' && <Badge tone="warning">{t('lottery.tickets.reversed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'change',
      header: t('lottery.tickets.change'),
      align: 'end',
      cell: ({ change }) => <Money amount={change} currency={currency} tone="result" signed />,
    },
    {
      id: 'balance',
      header: t('lottery.tickets.balance'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} currency={currency} />,
    },
  ];
  return (
    <DataTable<AccountEntry>
      caption={t('lottery.tickets.money')}
      columns={columns}
      rows={movements}
      rowKey={({ transactionId }) => transactionId}
      density="dense"
    />
  );
}

/** Money of a bet moves as these. */
const movementOf = (type: AccountEntry['type']) => (type === 'bet' || type === 'win' ? type : 'rollback');
