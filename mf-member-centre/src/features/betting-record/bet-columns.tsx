import type { CallValue } from '@marquee/contract/calls/index';
import type { Bet } from '@marquee/contract/calls/records';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { BetSelections } from './bet-selections';
import { BetStatusBadge } from './bet-status';
import styles from './betting-record.module.css';

type Totals = CallValue<'records.bets'>['totals'];

export function useBetColumns(totals: Totals | undefined, onOpen: (bet: Bet) => void): ReadonlyArray<Column<Bet>> {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  const result = (amount: string) => <Money amount={amount} currency={currency} locale={locale} signed tone="result" />;
  return [
    { id: 'at', header: t('bets.at'), cell: ({ placedAt }) => dateTime(placedAt), rowHeader: true },
    {
      id: 'game',
      header: t('bets.game'),
      cell: ({ gameName, gameType, isFree, selections }) => (
        <span className={styles.game}>
          <b>{gameName}</b>
          <span>{t(`type.${gameType}`)}</span>
          {isFree && <Badge tone="accent">{t('bets.free')}</Badge>}
          <BetSelections selections={selections} />
        </span>
      ),
    },
    {
      id: 'stake',
      header: t('bets.stake'),
      align: 'end',
      cell: ({ stake }) => money(stake),
      total: totals && money(totals.stake),
    },
    {
      id: 'valid',
      header: t('bets.validBet'),
      align: 'end',
      cell: ({ validBet }) => money(validBet),
      total: totals && money(totals.validBet),
    },
    {
      id: 'payout',
      header: t('bets.payout'),
      align: 'end',
      cell: ({ payout }) => money(payout),
      total: totals && money(totals.payout),
    },
    {
      id: 'net',
      header: t('bets.net'),
      align: 'end',
      cell: ({ net, status }) => (status === 'open' ? '–' : result(net)),
      total: totals && result(totals.net),
    },
    {
      id: 'status',
      header: t('bets.status'),
      cell: ({ status, payoutInReview }) => <BetStatusBadge status={status} payoutInReview={payoutInReview} />,
    },
    {
      id: 'open',
      header: t('bets.details'),
      headerHidden: true,
      align: 'end',
      cell: (bet) => (
        <Button size="sm" variant="ghost" onClick={() => onOpen(bet)}>
          {t('bets.details')}
        </Button>
      ),
    },
  ];
}
