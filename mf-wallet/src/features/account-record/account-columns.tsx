import type { CallValue } from '@marquee/contract/calls/index';
import type { AccountEntry } from '@marquee/contract/calls/records';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { MovementStateBadge } from './movement-state';

type Totals = CallValue<'records.account'>['totals'];

/** @param onOpen shows the detail of a movement: by click on the row, or by its button */
export function useAccountColumns(
  totals: Totals | undefined,
  onOpen: (transactionId: string) => void,
): ReadonlyArray<Column<AccountEntry>> {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const signed = (amount: string) => <Money amount={amount} currency={currency} locale={locale} signed tone="result" />;
  return [
    { id: 'at', header: t('record.at'), cell: ({ at }) => dateTime(at), rowHeader: true },
    { id: 'type', header: t('record.type'), cell: ({ type }) => <Badge>{t(`record.types.${type}`)}</Badge> },
    { id: 'state', header: t('record.state'), cell: ({ state }) => <MovementStateBadge state={state} /> },
    { id: 'reference', header: t('record.reference'), cell: ({ reference }) => reference || '–' },
    {
      id: 'change',
      header: t('record.change'),
      align: 'end',
      cell: ({ change }) => signed(change),
      total: totals && signed(totals.net),
    },
    {
      id: 'balance',
      header: t('record.balanceAfter'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} currency={currency} locale={locale} />,
    },
    {
      id: 'transaction',
      header: t('record.transaction'),
      cell: ({ transactionId }) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('record.open', { id: transactionId })}
          onClick={() => onOpen(transactionId)}
        >
          <code>{transactionId}</code>
        </Button>
      ),
    },
  ];
}
