import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Badge, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import type { ShownMovement } from './movement-types';

/** A movement of any account, with the balance after it. */
export interface MovementRow {
  readonly transactionId: string;
  readonly at: string;
  readonly type: ShownMovement;
  readonly change: string;
  readonly balanceAfter: string;
  /** Game, offer or account that it is about; empty where there is none. */
  readonly about: string;
}

/** @param aboutLabel heading of what movements are about */
export function useMovementColumns(aboutLabel: string, net: string | undefined): ReadonlyArray<Column<MovementRow>> {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const signed = (amount: string) => <Money amount={amount} currency={currency} locale={locale} signed tone="result" />;
  return [
    { id: 'at', header: t('details.at'), rowHeader: true, cell: ({ at }) => dateTime(at) },
    { id: 'type', header: t('details.type'), cell: ({ type }) => <Badge>{t(`movements.${type}`)}</Badge> },
    { id: 'about', header: aboutLabel, cell: ({ about }) => about || '–' },
    {
      id: 'change',
      header: t('details.change'),
      align: 'end',
      cell: ({ change }) => signed(change),
      total: net && signed(net),
    },
    {
      id: 'balance',
      header: t('details.balanceAfter'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} currency={currency} locale={locale} />,
    },
    {
      id: 'transaction',
      header: t('details.transaction'),
      cell: ({ transactionId }) => <code>{transactionId}</code>,
    },
  ];
}
