/** Languages of the site, in the order in which a list shows them; every catalogue is complete in each. */
export const LANGUAGES = ['en', 'bn', 'vi', 'zh', 'th', 'hi', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Used where a text is missing in the requested language. */
export const FALLBACK_LANGUAGE = 'en' satisfies Language;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The direction in which a language is written. @param language BCP 47 tag */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** How a brand writes figures and dates in every language; one setting for pages, games and messages. */
export interface FormatStyle {
  /** `latin`: 0 to 9 in every language. `language`: those of its readers, as ০ to ৯ in Bengali. */
  readonly digits: 'language' | 'latin';
  /** `gregorian`: one year on every page. `language`: the calendar of the country, as the Buddhist one in Thai. */
  readonly calendar: 'gregorian' | 'language';
}

export const STANDARD_FORMATS: FormatStyle = { digits: 'language', calendar: 'gregorian' };

/** Languages whose readers expect digits of their own script. */
const OWN_DIGITS: ReadonlySet<string> = new Set(['as', 'bn', 'mr', 'my', 'ne']);
/** Calendars that `Intl` takes for a language by itself. */
const OWN_CALENDARS: ReadonlyMap<string, string> = new Map([
  ['fa', 'persian'],
  ['th', 'buddhist'],
]);

/**
 * The locale in which `Intl` writes numbers, dates and money of a language. Arabic always takes Latin digits: people who
 * bank and bet on line read them everywhere, stakes and order numbers are typed in them, and one page never mixes two sets.
 * @param language BCP 47 tag, or what this function returned; the digits and calendar that a tag names are kept
 */
export function formatLocale(language: string, { digits, calendar }: FormatStyle = STANDARD_FORMATS): string {
  const [primary = ''] = language.split('-');
  const isLatin = directionOf(language) === 'rtl' || (digits === 'latin' && OWN_DIGITS.has(primary));
  const ownCalendar = OWN_CALENDARS.get(primary);
  if (!isLatin && ownCalendar === undefined) return language;
  const locale = new Intl.Locale(language);
  return new Intl.Locale(language, {
    ...(isLatin && { numberingSystem: locale.numberingSystem ?? 'latn' }),
    ...(ownCalendar && { calendar: locale.calendar ?? (calendar === 'gregorian' ? 'gregory' : ownCalendar) }),
  }).toString();
}

/** The tag in which a game is opened: only a style other than the standard one is named. */
export function launchTag(language: string, style?: FormatStyle): string {
  const tag = formatLocale(language, style);
  return tag === formatLocale(language) ? language : tag;
}

/** The style that a tag of `formatLocale` names; what it does not name is standard. */
export function formatStyleOf(tag: string): FormatStyle {
  const { numberingSystem, calendar } = new Intl.Locale(tag);
  const isOwnCalendar = calendar !== undefined && calendar !== 'gregory';
  return {
    digits: numberingSystem === 'latn' ? 'latin' : 'language',
    calendar: isOwnCalendar ? 'language' : 'gregorian',
  };
}

/**
 * Keeps numbers, names and codes in their own order inside a right-to-left sentence: a left-to-right isolate for figures, a
 * first-strong one for text that may contain words. Other languages need none.
 */
export function isolateText(text: string, language: string, content: 'figure' | 'any' = 'any'): string {
  if (directionOf(language) === 'ltr' || text === '') return text;
  return `${content === 'figure' ? '\u2066' : '\u2068'}${text}\u2069`;
}
