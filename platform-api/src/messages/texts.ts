import { type Language, LANGUAGES } from '@marquee/contract/languages';
import ar from './ar.json' with { type: 'json' };
import bn from './bn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type Tree = { readonly [key: string]: string | Tree };
export type MessageTemplate = keyof typeof en.message;
/** Messages in the inbox of a member. */
export type InboxTemplate = keyof typeof en.inbox;
export type PageDescription = `page.${keyof typeof en.page}`;

const CATALOGUES: Readonly<Record<Language, Tree>> = { en, bn, vi, zh, th, hi, ar };

/** A text of the server's catalogues by its dotted key, null where the language has none. */
export function readText(language: Language, key: string): string | null {
  let node: string | Tree | undefined = CATALOGUES[language];
  for (const name of key.split('.'))
    node = typeof node === 'object' && Object.hasOwn(node, name) ? node[name] : undefined;
  return typeof node === 'string' ? node : null;
}

/**
 * The form of a counted text for its number: of `text` the key `text_one` or `text_few`, as the language counts. A text that counts
 * nothing has one form.
 * @param count null: nothing is counted
 */
export function readCounted(language: Language, key: string, count: number | null): string | null {
  const plain = readText(language, key);
  if (plain !== null || count === null) return plain;
  return (
    readText(language, `${key}_${new Intl.PluralRules(language).select(count)}`) ?? readText(language, `${key}_other`)
  );
}

/** A text in every language that has it. */
export const localisedText = (key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = readText(language, key);
      return text === null ? [] : [[language, text]];
    }),
  );

/** Replaces each `{{name}}` of a text by its value. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
