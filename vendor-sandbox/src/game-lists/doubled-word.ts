import { LANGUAGES, type Language } from '@marquee/contract/languages';
import type { GameNames } from './names';

/** Hindi's "of" agrees with what follows and may stand twice. */
const PARTICLES: ReadonlySet<string> = new Set(['का', 'की', 'के', 'the', 'of']);
/** Shorter parts are endings and articles. */
const LEAST_LETTERS = 3;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/['’]s$/, '').replace(/^ال/, ''))
    .filter((word) => !PARTICLES.has(word));

const hasEqualWords = (words: readonly string[]): boolean => new Set(words).size < words.length;

/** Words of one stem: Moonlit Moon, Secret Owl Secrets. */
const hasSharedStem = (words: readonly string[]): boolean =>
  words.some((stem, place) =>
    words.some((word, other) => other !== place && stem.length >= LEAST_LETTERS && word.startsWith(stem)),
  );

const checks: Readonly<Record<Language, (name: string) => boolean>> = {
  en: (name) => hasSharedStem(wordsOf(name)),
  bn: (name) => hasEqualWords(wordsOf(name)),
  hi: (name) => hasEqualWords(wordsOf(name)),
  ar: (name) => hasEqualWords(wordsOf(name)),
  // A syllable stands by itself and is heard as a word.
  vi: (name) => hasEqualWords(wordsOf(name)),
  // Written without spaces: shorter parts recur by chance.
  zh: (name) => /(\p{Script=Han}{2,}).*\1/u.test(name),
  th: (name) => /([\p{L}\p{M}]{4,}).*\1/u.test(name),
};

/** Languages in which a name says a word twice, such as "Dragon Dragon" or "Moonlit Moon". */
export const doubledIn = (names: GameNames): Language[] =>
  LANGUAGES.filter((language) => checks[language](names[language]));
