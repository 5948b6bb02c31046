import type { ReviewedPayout } from '@marquee/contract/calls/reconciliation';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../layout/local-time';
import styles from './reconciliation.module.css';

const TONES = { waiting: 'warning', paid: 'success', refused: 'neutral', cancelled: 'neutral' } as const;

/** @param onChoose null where nothing is left to decide */
export function usePayoutColumns(
  onChoose: ((act: 'pay' | 'refusePayout', payout: ReviewedPayout) => void) | null,
): ReadonlyArray<Column<ReviewedPayout>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const money = (amount: string, currency: string) => <Money amount={amount} currency={currency} locale={locale} />;
  return [
    {
      id: 'at',
      header: t('reconciliation.received'),
      rowHeader: true,
      cell: ({ receivedAt }) => <LocalTime instant={receivedAt} />,
    },
    { id: 'vendor', header: t('reconciliation.vendor'), cell: ({ vendor }) => vendor },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'member', header: t('withdrawals.member'), cell: ({ member }) => <bdi>{member}</bdi> },
    {
      id: 'stake',
      header: t('reconciliation.stake'),
      align: 'end',
      cell: ({ stake, currency }) => money(stake, currency),
    },
    {
      id: 'amount',
      header: t('reconciliation.payout'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      id: 'round',
      header: t('reconciliation.round'),
      cell: ({ game, round, transactionId }) => (
        <span className={styles.round}>
          <bdi>{game}</bdi>
          <code className={styles.id}>{round}</code>
          <code className={styles.id}>{transactionId}</code>
        </span>
      ),
    },
    onChoose
      ? {
          id: 'acts',
          header: t('remotes.actions'),
          cell: (payout) => (
            <span className={styles.acts}>
              <Button size="sm" onClick={() => onChoose('pay', payout)}>
                {t('reconciliation.pay')}
              </Button>
              <Button size="sm" onClick={() => onChoose('refusePayout', payout)}>
                {t('reconciliation.refusePayout')}
              </Button>
            </span>
          ),
        }
      : {
          id: 'decision',
          header: t('reconciliation.decision'),
          cell: ({ state, decidedBy, decidedAt, reason }) => (
            <span className={styles.round}>
              <Badge tone={TONES[state]}>{t(`reconciliation.payoutState.${state}`)}</Badge>
              {decidedBy && <bdi>{decidedBy}</bdi>}
              {decidedAt && <LocalTime instant={decidedAt} />}
              {reason && <bdi>{reason}</bdi>}
            </span>
          ),
        },
  ];
}
