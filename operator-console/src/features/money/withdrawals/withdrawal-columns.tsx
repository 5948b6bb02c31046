import type { AdminWithdrawal } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { buttonClass, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { LocalTime } from '../../../lib/time/local-time';
import { WithdrawalState } from './withdrawal-state';

export function useWithdrawalColumns(): ReadonlyArray<Column<AdminWithdrawal>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return [
    {
      id: 'createdAt',
      header: t('audit.at'),
      rowHeader: true,
      cell: ({ createdAt }) => <LocalTime instant={createdAt} />,
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'account', header: t('withdrawals.member'), cell: ({ account }) => account },
    {
      id: 'amount',
      header: t('withdrawals.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} locale={locale} />,
    },
    {
      id: 'to',
      header: t('withdrawals.to'),
      cell: ({ institutionName, payeeNumber }) => (
        <>
          {institutionName} <bdi>{payeeNumber}</bdi>
        </>
      ),
    },
    { id: 'score', header: t('withdrawals.score'), align: 'end', cell: ({ score }) => number.format(score) },
    {
      id: 'approvals',
      header: t('withdrawals.approvals'),
      align: 'end',
      cell: ({ approvals, approvalsNeeded }) =>
        t('withdrawals.approvalsOf', { given: number.format(approvals), needed: number.format(approvalsNeeded) }),
    },
    { id: 'state', header: t('withdrawals.stateLabel'), cell: ({ state }) => <WithdrawalState state={state} /> },
    {
      id: 'open',
      header: t('withdrawals.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ withdrawalId }) => (
        <Link to={`/withdrawals/${withdrawalId}`} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          {t('withdrawals.open')}
        </Link>
      ),
    },
  ];
}
