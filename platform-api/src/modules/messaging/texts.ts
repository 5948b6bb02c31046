import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';
import ar from '../../messages/ar.json' with { type: 'json' };
import bn from '../../messages/bn.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import hi from '../../messages/hi.json' with { type: 'json' };
import th from '../../messages/th.json' with { type: 'json' };
import vi from '../../messages/vi.json' with { type: 'json' };
import zh from '../../messages/zh.json' with { type: 'json' };

type Tree = { readonly [key: string]: string | Tree };
export type Template = keyof typeof en.message;

const CATALOGUES: Readonly<Record<Language, Tree>> = { en, bn, vi, zh, th, hi, ar };

export interface Wording {
  readonly language: string;
  readonly subject: string | null;
  readonly text: string;
}

/**
 * Words a message: the brand's own text of a language before the general one.
 * @param languages in order of preference; English closes the list
 * @param values fill the text's `{{name}}`
 */
export function wordingOf(
  brandCode: string,
  languages: readonly string[],
  template: Template,
  values: Readonly<Record<string, string | number>>,
): Wording {
  const language = languages.find(isLanguage) ?? FALLBACK_LANGUAGE;
  const find = (part: 'subject' | 'text') =>
    lookUp(language, `brand.${brandCode}.${template}.${part}`) ?? lookUp(language, `message.${template}.${part}`);
  const text = find('text');
  if (text === null) throw new Error(`no text for the message ${template}`);
  const subject = find('subject');
  return { language, subject: subject && fill(subject, values), text: fill(text, values) };
}

function lookUp(language: Language, key: string): string | null {
  let node: string | Tree | undefined = CATALOGUES[language];
  for (const name of key.split('.'))
    node = typeof node === 'object' && Object.hasOwn(node, name) ? node[name] : undefined;
  return typeof node === 'string' ? node : null;
}

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
