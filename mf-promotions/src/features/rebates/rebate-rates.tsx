import type { RebateRate, RebateSummary } from '@marquee/contract/calls/rebates';
import { isPositive } from '@marquee/contract/amount';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';

/** The rates of the member's level. */
export function RebateRates({ summary }: { readonly summary: RebateSummary }) {
  const t = useMessages('promotions');
  const { money, percent } = useFormat();
  const { rates, minimum, dailyCap } = summary;
  const columns: ReadonlyArray<Column<RebateRate>> = [
    {
      id: 'games',
      header: t('rebates.games'),
      cell: ({ gameType, vendor }) =>
        vendor ? `${t(`points.games.${gameType}`)} · ${vendor}` : t(`points.games.${gameType}`),
      rowHeader: true,
    },
    {
      id: 'rate',
      header: t('rebates.rate'),
      align: 'end',
      cell: ({ basisPoints }) => percent(basisPoints / 10_000),
    },
  ];
  const terms = [
    isPositive(minimum) && t('rebates.minimum', { amount: money(minimum) }),
    dailyCap !== null && t('rebates.cap', { amount: money(dailyCap) }),
  ].filter((text) => text !== false);
  return (
    <Panel title={t('rebates.rates')} description={terms.join(' ')} padding="none">
      <DataTable<RebateRate>
        caption={t('rebates.rates')}
        columns={columns}
        rows={rates}
        rowKey={({ gameType, vendor }) => `${gameType}:${vendor}`}
      />
    </Panel>
  );
}
