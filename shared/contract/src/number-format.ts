/** What the site shows of an amount; what is beyond is cut off, never rounded up: the screen must not show money that is not there. */
export const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The formatter of a locale and a kind of number. Making one takes as long as hundreds of uses, so each is made once.
 * @param options of a fixed set: each kind is kept for as long as the page stands
 * @param locale as `formatLocale` gives it
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}
