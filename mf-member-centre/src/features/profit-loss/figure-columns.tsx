import type { ProfitLossFigures } from '@marquee/contract/calls/profit-loss';
import { useBrand, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';

const PLAY = ['stake', 'validBet', 'payout', 'net'] as const;
const GIVEN = ['rebates', 'promotions', 'result'] as const;
const RESULTS: ReadonlySet<string> = new Set(['net', 'result']);

type PlayFigures = Pick<ProfitLossFigures, (typeof PLAY)[number]>;

/** A column for each of these figures, with its total. */
function useFigureColumns<Name extends keyof ProfitLossFigures>(
  names: readonly Name[],
  totals: Readonly<Record<Name, string>> | undefined,
): ReadonlyArray<Column<Readonly<Record<Name, string>>>> {
  const t = useMessages('member');
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const money = (name: Name, amount: string) =>
    RESULTS.has(name) ? (
      <Money amount={amount} currency={currency} locale={locale} signed tone="result" />
    ) : (
      <Money amount={amount} currency={currency} locale={locale} />
    );
  return names.map((name) => ({
    id: name,
    header: t(`profit.${name}`),
    align: 'end',
    cell: (row) => money(name, row[name]),
    total: totals && money(name, totals[name]),
  }));
}

/** What play brought. */
export const usePlayColumns = (totals: PlayFigures | undefined): ReadonlyArray<Column<PlayFigures>> =>
  useFigureColumns(PLAY, totals);

/** What play brought, and what the brand gave for it. */
export const useResultColumns = (totals: ProfitLossFigures | undefined): ReadonlyArray<Column<ProfitLossFigures>> =>
  useFigureColumns([...PLAY, ...GIVEN], totals);
