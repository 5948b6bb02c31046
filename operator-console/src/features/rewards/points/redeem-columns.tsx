import type { AdminPointRedeem } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import groups from '../../../lib/layout/groups.module.css';

const TONES = { in_process: 'warning', approved: 'success', rejected: 'danger' } as const;

/** @param onDecide opens the dialog of a decision */
export function useRedeemColumns(
  onDecide: (redeem: AdminPointRedeem, decision: 'approve' | 'reject') => void,
): ReadonlyArray<Column<AdminPointRedeem>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return [
    {
      id: 'applyTime',
      header: t('audit.at'),
      rowHeader: true,
      cell: ({ applyTime }) => <LocalTime instant={applyTime} />,
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'account', header: t('withdrawals.member'), cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'name',
      header: t('points.good'),
      cell: ({ name, quantity, amount, currency }) =>
        amount === null ? (
          <span dir="auto">
            {number.format(quantity)} × {name}
          </span>
        ) : (
          <Money amount={amount} currency={currency} locale={locale} />
        ),
    },
    { id: 'points', header: t('points.points'), align: 'end', cell: ({ points }) => number.format(points) },
    {
      id: 'to',
      header: t('points.to'),
      cell: ({ address, mobileNum }) => (
        <span className={groups.stack}>
          <span dir="auto">{address}</span>
          <bdi>{mobileNum}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('points.status'),
      cell: ({ status, remark, shipment, decidedBy }) => (
        <span className={groups.stack}>
          <Badge tone={TONES[status]}>{t(`points.states.${status}`)}</Badge>
          {decidedBy !== null && (
            <small dir="auto">
              {decidedBy}: {remark ?? shipment}
            </small>
          )}
        </span>
      ),
    },
    { id: 'number', header: t('points.number'), cell: ({ transactionId }) => <code>{transactionId}</code> },
    {
      id: 'decide',
      header: t('points.decide'),
      headerHidden: true,
      cell: (redeem) =>
        redeem.status === 'in_process' && (
          <span className={groups.actions}>
            <Button size="sm" variant="primary" onClick={() => onDecide(redeem, 'approve')}>
              {t('points.approve')}
            </Button>
            <Button size="sm" onClick={() => onDecide(redeem, 'reject')}>
              {t('points.reject')}
            </Button>
          </span>
        ),
    },
  ];
}
