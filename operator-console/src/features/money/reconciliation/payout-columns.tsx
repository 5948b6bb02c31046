import type { ReviewedPayout } from '@marquee/contract/calls/reconciliation';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { betColumns } from './bet-columns';
import styles from './reconciliation.module.css';

const TONES = { waiting: 'warning', paid: 'success', refused: 'neutral', cancelled: 'neutral' } as const;

/** @param onChoose null where nothing is left to decide */
export function usePayoutColumns(
  onChoose: ((act: 'pay' | 'refusePayout', payout: ReviewedPayout) => void) | null,
): ReadonlyArray<Column<ReviewedPayout>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return [
    {
      id: 'receivedAt',
      header: t('reconciliation.received'),
      rowHeader: true,
      cell: ({ receivedAt }) => <LocalTime instant={receivedAt} />,
    },
    ...betColumns(t, locale),
    {
      id: 'amount',
      header: t('reconciliation.payout'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} locale={locale} />,
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
            <Row as="span" gap={2}>
              <Button size="sm" onClick={() => onChoose('pay', payout)}>
                {t('reconciliation.pay')}
              </Button>
              <Button size="sm" onClick={() => onChoose('refusePayout', payout)}>
                {t('reconciliation.refusePayout')}
              </Button>
            </Row>
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
