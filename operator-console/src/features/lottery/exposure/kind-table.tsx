import type { ExposedKind, ExposureBoard } from '@marquee/contract/calls/lottery-risk-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import styles from '../lottery.module.css';
import { useKindName } from '../lottery-names';

interface KindTableProps {
  readonly board: ExposureBoard;
  readonly onKindChange: (kind: string) => void;
}

/** The kinds of a draw, the fullest first; pressing one shows its numbers. */
export function KindTable({ board, onKindChange }: KindTableProps) {
  const t = useMessages('console');
  const kindName = useKindName();
  const { currency, selected, shape } = board;
  const columns: ReadonlyArray<Column<ExposedKind>> = [
    {
      id: 'kind',
      header: t('lottery.kind'),
      rowHeader: true,
      cell: ({ kind }) => (
        <button
          type="button"
          className={styles.kindButton}
          aria-pressed={kind === selected.kind}
          onClick={() => onKindChange(kind)}
        >
          {kindName(shape, kind)}
        </button>
      ),
    },
    {
      id: 'stake',
      header: t('lottery.effect.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'used',
      header: t('lottery.exposure.mostUsed'),
      align: 'end',
      cell: ({ mostUsed }) => <Money amount={mostUsed} currency={currency} />,
    },
    { id: 'fullest', header: t('lottery.exposure.fullest'), align: 'end', cell: ({ fullest }) => `${fullest} %` },
    {
      id: 'state',
      header: t('lottery.exposure.limited'),
      cell: ({ reduced, closed }) => (
        <span className={styles.line}>
          {closed > 0 && <Badge tone="danger">{t('lottery.exposure.closedCount', { total: closed })}</Badge>}
          {reduced > 0 && <Badge tone="warning">{t('lottery.exposure.halfCount', { total: reduced })}</Badge>}
        </span>
      ),
    },
  ];
  const rows = [...board.kinds].sort((one, other) => other.fullest - one.fullest);
  return (
    <DataTable<ExposedKind>
      caption={t('lottery.exposure.title')}
      columns={columns}
      rows={rows}
      rowKey={({ kind }) => kind}
      density="dense"
      maxHeight="36rem"
    />
  );
}
