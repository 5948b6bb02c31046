const formats = new Map<string, Intl.NumberFormat>();

/**
 * The formatter of a locale and a kind of number. Making one takes as long as hundreds of uses, so each is made once.
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
