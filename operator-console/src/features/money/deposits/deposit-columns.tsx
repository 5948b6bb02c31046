import type { AdminDeposit } from '@marquee/contract/calls/deposit-admin';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';

const TONES = { pending: 'neutral', review: 'warning', credited: 'success', failed: 'danger' } as const;

export function useDepositColumns(onShow: (deposit: AdminDeposit) => void): ReadonlyArray<Column<AdminDeposit>> {
  const t = useMessages('console');
  const locale = useLanguage();
  return [
    {
      id: 'createdAt',
      header: t('audit.at'),
      rowHeader: true,
      cell: ({ createdAt }) => <LocalTime instant={createdAt} />,
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'account', header: t('deposits.account'), cell: ({ account }) => account },
    { id: 'channel', header: t('deposits.channel'), cell: ({ channelName }) => channelName },
    { id: 'reference', header: t('deposits.reference'), cell: ({ transfer }) => transfer?.reference ?? '–' },
    {
      id: 'amount',
      header: t('deposits.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} locale={locale} />,
    },
    {
      id: 'state',
      header: t('deposits.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`deposits.states.${state}`)}</Badge>,
    },
    {
      id: 'show',
      header: t('audit.details'),
      cell: (deposit) => (
        <Button size="sm" variant="ghost" onClick={() => onShow(deposit)}>
          {t('deposits.open')}
        </Button>
      ),
    },
  ];
}
