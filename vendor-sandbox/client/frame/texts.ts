import { FALLBACK_LANGUAGE, formatLocale, isLanguage, isolateText, type Language } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';

/** Sentences by key, nested by dots: `{ "spin": { "go": "Spin" } }` holds `spin.go`. Values stand in braces: `{amount}`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
export type LoadMessages = (language: Language) => Promise<{ default: Messages }>;

/**
 * The sentence of a key. With `count`, the plural form of the language: `lines_one`, `lines_other`, as in the site's
 * catalogues. Numbers are written in the digits of the language, texts as they are.
 */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** @param tag BCP 47 tag of the launch */
export function languageOf(tag: string | null): Language {
  const language = tag?.split('-')[0] ?? '';
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** The locale of numbers and dates: the tag of the launch, which may name digits and a calendar. */
export function localeOf(tag: string | null): string {
  return formatLocale(tag?.startsWith(languageOf(tag)) ? tag : FALLBACK_LANGUAGE);
}

/**
 * Looks a key up in the catalogues, the first that has it wins; a key that none has is shown as it is.
 * @param locale as `localeOf` gives it
 */
export function translator(locale: string, ...catalogues: readonly Messages[]): Translate {
  const plurals = new Intl.PluralRules(locale);
  const written = (value: string | number) =>
    typeof value === 'number' ? isolateText(numberFormat(locale).format(value), locale, 'figure') : value;
  return (key, values = {}) => {
    const { count } = values;
    const keys = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, `${key}_other`, key] : [key];
    const text = keys.map((form) => findIn(catalogues, form)).find((found) => found !== undefined) ?? key;
    return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => written(values[name] ?? slot));
  };
}

function findIn(catalogues: readonly Messages[], key: string): string | undefined {
  return catalogues.map((catalogue) => find(catalogue, key)).find((text) => text !== undefined);
}

/** The sentence of a problem: the game's own, then the frame's, then one that fits any. */
export function problemText(t: Translate, code: string): string {
  const keys = [`problems.${code}`, `frame.problems.${code}`];
  return keys.map((key) => [key, t(key)]).find(([key, text]) => text !== key)?.[1] ?? t('frame.problems.refused');
}

function find(catalogue: Messages, key: string): string | undefined {
  let entry: string | Messages | undefined = catalogue;
  for (const part of key.split('.')) entry = typeof entry === 'object' ? entry[part] : undefined;
  return typeof entry === 'string' ? entry : undefined;
}
