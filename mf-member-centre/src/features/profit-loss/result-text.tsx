import { useBrand, useFormatLocale } from '@marquee/kit';
import { Money } from '@marquee/ui';

/** What was won or lost, with its sign and in its colour. @param amount decimal string in currency units */
export function ResultText({ amount }: { readonly amount: string }) {
  const { currencySymbol } = useBrand();
  return <Money amount={amount} currency={currencySymbol} locale={useFormatLocale()} signed tone="result" size="lg" />;
}
