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

/**
 * The locale in which `Intl` writes numbers, dates and money of a language. Arabic takes Latin digits: people who bank
 * and bet on line read them everywhere, stakes and order numbers are typed in them, and one page never mixes two sets.
 * @param language BCP 47 tag, or what this function returned
 */
export function formatLocale(language: string): string {
  return directionOf(language) === 'rtl' ? new Intl.Locale(language, { numberingSystem: 'latn' }).toString() : language;
}

/**
 * Keeps numbers, names and codes in their own order inside a right-to-left sentence: a left-to-right isolate for figures, a
 * first-strong one for text that may contain words. Other languages need none.
 */
export function isolateText(text: string, language: string, content: 'figure' | 'any' = 'any'): string {
  if (directionOf(language) === 'ltr' || text === '') return text;
  return `${content === 'figure' ? '\u2066' : '\u2068'}${text}\u2069`;
}
