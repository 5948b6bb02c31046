import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';

/** Sentences by key, nested by dots: `{ "spin": { "go": "Spin" } }` holds `spin.go`. Values stand in braces: `{amount}`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
export type LoadMessages = (language: Language) => Promise<{ default: Messages }>;

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** @param tag BCP 47 tag of the launch */
export function languageOf(tag: string | null): Language {
  const language = tag?.split('-')[0] ?? '';
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** Looks a key up in the catalogues, the first that has it wins; a key that none has is shown as it is. */
export function translator(...catalogues: readonly Messages[]): Translate {
  return (key, values = {}) => {
    const text = catalogues.map((catalogue) => find(catalogue, key)).find((text) => text !== undefined) ?? key;
    return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
  };
}

function find(catalogue: Messages, key: string): string | undefined {
  let entry: string | Messages | undefined = catalogue;
  for (const part of key.split('.')) entry = typeof entry === 'object' ? entry[part] : undefined;
  return typeof entry === 'string' ? entry : undefined;
}
