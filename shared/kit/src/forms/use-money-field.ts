import { useErrorMessage, useFormatLocale } from '../i18n/use-messages';
import { useBrand } from '../shell/use-brand';

/** What each `AmountField` of the page has in common, to spread into it: the brand's currency, the reader's separators, the text for what is no amount. */
export function useMoneyField(): { readonly currency: string; readonly locale: string; readonly unreadable: string } {
  const { currencySymbol } = useBrand();
  const unreadable = useErrorMessage()({ code: 'amount_invalid' });
  return { currency: currencySymbol, locale: useFormatLocale(), unreadable };
}
