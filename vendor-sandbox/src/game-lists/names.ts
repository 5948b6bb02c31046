import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@marquee/contract/languages';
import type { Grammar } from './words/grammar';
import { ar } from './words/languages/ar';
import { bn } from './words/languages/bn';
import { en } from './words/languages/en';
import { hi } from './words/languages/hi';
import { th } from './words/languages/th';
import { vi } from './words/languages/vi';
import { zh } from './words/languages/zh';

/** A game's name in every language. */
export type GameNames = Readonly<Record<Language, string>>;

const grammars: Readonly<Record<Language, Grammar>> = { en, bn, vi, zh, th, hi, ar };

/** Composes a name in every language. */
export function inEveryLanguage(compose: (grammar: Grammar, language: Language) => string): GameNames {
  const names = {} as Record<Language, string>;
  for (const language of LANGUAGES) names[language] = compose(grammars[language], language);
  return names;
}

/** The name in the language of a launch. @param tag BCP 47 tag */
export function nameIn(names: GameNames, tag: string): string {
  const language = tag.split('-')[0] ?? '';
  return names[isLanguage(language) ? language : FALLBACK_LANGUAGE];
}
