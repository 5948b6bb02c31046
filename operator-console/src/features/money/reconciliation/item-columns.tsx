import type { ReconciliationItem } from '@marquee/contract/calls/reconciliation';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './reconciliation.module.css';

/** @param onResolve null in the list of what is resolved */
export function useItemColumns(
  onResolve: ((item: ReconciliationItem) => void) | null,
): ReadonlyArray<Column<ReconciliationItem>> {
  const t = useMessages('console');
  return [
    {
      id: 'createdAt',
      header: t('audit.at'),
      rowHeader: true,
      cell: ({ createdAt }) => <LocalTime instant={createdAt} />,
    },
    { id: 'vendor', header: t('reconciliation.vendor'), cell: ({ vendor }) => vendor },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand ?? '–' },
    { id: 'member', header: t('withdrawals.member'), cell: ({ member }) => <bdi>{member ?? '–'}</bdi> },
    {
      id: 'reason',
      header: t('reconciliation.difference'),
      cell: ({ reason }) => t(`reconciliation.reason.${reason}`),
    },
    {
      id: 'ours',
      header: t('reconciliation.ours'),
      cell: ({ ours, currency }) => <Side side={ours} currency={currency} />,
    },
    {
      id: 'theirs',
      header: t('reconciliation.theirs'),
      cell: ({ theirs, currency }) => <Side side={theirs} currency={currency} />,
    },
    {
      id: 'transaction',
      header: t('reconciliation.transaction'),
      cell: ({ transactionId }) => <code className={styles.id}>{transactionId}</code>,
    },
    {
      id: 'end',
      header: onResolve ? t('remotes.actions') : t('reconciliation.resolved'),
      cell: (item) =>
        onResolve ? (
          <Button size="sm" onClick={() => onResolve(item)}>
            {t('reconciliation.resolve')}
          </Button>
        ) : (
          <Resolution {...item} />
        ),
    },
  ];
}

interface SideProps {
  readonly side: ReconciliationItem['ours'];
  readonly currency: string | null;
}

function Side({ side, currency }: SideProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  if (!side) return '–';
  return (
    <span className={styles.side}>
      {t(`reconciliation.kind.${side.kind}`)}
      {side.amount !== null && currency !== null && <Money amount={side.amount} currency={currency} locale={locale} />}
    </span>
  );
}

function Resolution({ resolvedBy, resolution }: ReconciliationItem) {
  const t = useMessages('console');
  if (resolvedBy === null) return t('reconciliation.mended');
  return (
    <span dir="auto">
      {resolvedBy}: {resolution}
    </span>
  );
}
