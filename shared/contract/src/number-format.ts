/** Amounts are truncated to two decimals, never rounded up: the page must not show money that does not exist. */
export const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The cached formatter of a locale and a kind of number. Creating one takes as long as hundreds of uses. What is shown as zero
 * has no sign.
 * @param options one of a fixed set: each is cached for the life of the page
 * @param locale as `formatLocale` gives it
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  formats.set(key, format);
  return format;
}

const UNGROUPED = { useGrouping: false } as const;

/**
 * A code of Latin digits, such as `2026-11-23 14:30:00`, in the digits of a locale, so that it stands beside amounts of the
 * same digits.
 */
export function inDigitsOf(locale: string, text: string): string {
  const digit = numberFormat(locale, UNGROUPED);
  return digit.format(0) === '0' ? text : text.replace(/\d/g, (figure) => digit.format(Number(figure)));
}
