import { type GlossaryFigure, RESULT_FIGURES } from '@marquee/contract/agent-figures';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { RecordTotals } from '@marquee/ui/record';
import type { FigureValue } from './figure-columns';

interface FigureTotalsProps<Figure extends GlossaryFigure> {
  readonly figures: readonly Figure[];
  /** Undefined while they load, or when they could not be loaded. */
  readonly totals: Readonly<Record<Figure, FigureValue>> | undefined;
  /** There will be none: the list says why. */
  readonly failed: boolean;
}

/** Totals of the whole list, not just the page; the headings of the table explain the figures. */
export function FigureTotals<Figure extends GlossaryFigure>({ figures, totals, failed }: FigureTotalsProps<Figure>) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const cells = figures.map((figure) => {
    const value: FigureValue | undefined = totals?.[figure];
    const head = { id: figure, label: t(`figures.${figure}`) };
    if (typeof value === 'number') return { ...head, figure: number(value) };
    return { ...head, amount: value, result: RESULT_FIGURES.includes(figure) };
  });
  if (failed && !totals) return null;
  return <RecordTotals totals={cells} currency={currency} locale={locale} />;
}
