import { useFormatLocale } from '../i18n/use-messages';
import { useBrand } from '../shell/use-brand';

/** What each `AmountField` of the page has in common, to spread into it: the brand's currency, the reader's separators. */
export function useMoneyField(): { readonly currency: string; readonly locale: string } {
  const { currencySymbol } = useBrand();
  return { currency: currencySymbol, locale: useFormatLocale() };
}
