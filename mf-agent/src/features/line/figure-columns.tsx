import { type GlossaryFigure, RESULT_FIGURES } from '@marquee/contract/agent-figures';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { useExplained } from './figure-name';

/** A count, or an amount as a decimal string. */
export type FigureValue = number | string;

/**
 * A column for each figure: counts as they are, amounts as money, results with their sign and colour.
 * @param totals of all rows, not just of the page; undefined while they load
 */
export function useFigureColumns<Figure extends GlossaryFigure, Row extends Readonly<Record<Figure, FigureValue>>>(
  figures: readonly Figure[],
  totals: Readonly<Record<Figure, FigureValue>> | undefined,
  sortable = true,
): ReadonlyArray<Column<Row>> {
  const t = useMessages('agent');
  const show = useFigureText();
  const explained = useExplained();
  return figures.map((figure) => ({
    id: figure,
    header: t(`figures.${figure}`),
    explained: explained(figure),
    align: 'end',
    sortable,
    cell: (row) => show(figure, row[figure]),
    total: totals && show(figure, totals[figure]),
  }));
}

/** Shows the value of a figure. */
export function useFigureText() {
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  return (figure: GlossaryFigure, value: FigureValue) =>
    typeof value === 'number' ? (
      number(value)
    ) : (
      <Money
        amount={value}
        currency={currency}
        locale={locale}
        {...(RESULT_FIGURES.includes(figure) && ({ signed: true, tone: 'result' } as const))}
      />
    );
}
