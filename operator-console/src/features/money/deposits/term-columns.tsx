import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';

const PERCENT = 100;

function useTexts() {
  const t = useMessages('console');
  const locale = useLanguage();
  return {
    t,
    money: (amount: string, currency: string) => <Money amount={amount} currency={currency} locale={locale} />,
    open: (enabled: boolean) => (
      <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'depositTerms.on' : 'depositTerms.off')}</Badge>
    ),
  };
}

export function useChannelColumns(
  onOpen: (kind: 'channel' | 'account', channel: AdminChannel) => void,
): ReadonlyArray<Column<AdminChannel>> {
  const { t, money, open } = useTexts();
  return [
    { id: 'brand', sortValue: ({ brand }) => brand, header: t('remotes.brand'), cell: ({ brand }) => brand },
    {
      id: 'name',
      sortValue: ({ names, code }) => names['en'] ?? code,
      header: t('deposits.channel'),
      rowHeader: true,
      cell: ({ names, code }) => names['en'] ?? code,
    },
    {
      id: 'limits',
      header: t('depositTerms.limits'),
      cell: ({ minimum, maximum, currency }) => (
        <>
          {money(minimum, currency)} – {money(maximum, currency)}
        </>
      ),
    },
    {
      id: 'fee',
      header: t('depositTerms.fee'),
      cell: ({ fee }) => `${fee.basisPoints / PERCENT} % + ${fee.fixed} (${t(`depositTerms.bearers.${fee.bearer}`)})`,
    },
    {
      id: 'accounts',
      header: t('depositTerms.accounts'),
      cell: (channel) =>
        channel.method === 'transfer' ? (
          <Button size="sm" variant="ghost" onClick={() => onOpen('account', channel)}>
            {t('depositTerms.accountCount', { count: channel.accounts.filter(({ enabled }) => enabled).length })}
          </Button>
        ) : (
          '–'
        ),
    },
    { id: 'state', header: t('deposits.state'), cell: ({ enabled }) => open(enabled) },
    {
      id: 'edit',
      header: t('audit.details'),
      cell: (channel) => (
        <Button size="sm" variant="ghost" onClick={() => onOpen('channel', channel)}>
          {t('depositTerms.edit')}
        </Button>
      ),
    },
  ];
}
