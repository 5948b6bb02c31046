import { formatLocale, isolateText } from '@marquee/contract/languages';
import { numberFormat, TWO_DECIMALS } from '@marquee/contract/number-format';

export interface MoneyFormat {
  /** Decimal string in currency units. */
  readonly amount: string;
  readonly currency?: string | undefined;
  readonly locale?: string | undefined;
  readonly signed?: boolean | undefined;
}

/**
 * Formats with two decimals and grouping (specification, section 9). Fractions of a hundredth are cut, never rounded up:
 * the screen must not show money that is not there.
 */
export function formatMoney({ amount, currency, locale, signed = false }: MoneyFormat): string {
  const language = locale ?? (document.documentElement.lang || 'en');
  const signDisplay = signed ? 'exceptZero' : 'auto';
  const digits = numberFormat(formatLocale(language), { ...TWO_DECIMALS, signDisplay }).format(amount as `${number}`);
  if (currency === undefined) return isolateText(digits, language, 'figure');
  // Arabic writes a direction mark before its signs.
  const split = /^\u200e?[+\-\u2212]/.exec(digits)?.[0].length ?? 0;
  return isolateText(`${digits.slice(0, split)}${currency}\u202f${digits.slice(split)}`, language, 'figure');
}
