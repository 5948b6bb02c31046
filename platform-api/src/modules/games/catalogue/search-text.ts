import { foldedText } from '../../../platform/name-key';

/** The hamza and madda that decomposed Arabic letters carry. */
const ARABIC_MARKS = /[\u0653-\u0655]/g;
/** Arabic short vowels and the stretching of words, the dot below and the Bengali nasal, Thai tones and silent letters. */
const LEFT_OUT = /[\u064b-\u0652\u0670\u0640\u093c\u0981\u09bc\u0e47-\u0e4c]/g;
const SEPARATORS = /[\s\p{P}\p{S}]+/u;
/** Hindi writes a nasal before a consonant, or at the end of what is typed so far, as a letter or as a dot. */
const HINDI_NASALS = /[ङञणनम]\u094d(?=[क-ह]|$)|ँ/gu;
/** Bengali letters of one sound, which people type for each other: long vowels for short ones, the two n. */
const BENGALI_LETTERS = /[\u09c0\u09c2\u0988\u098a\u09a3]/g;
const BENGALI_TWINS = new Map([
  ['ী', 'ি'],
  ['ূ', 'ু'],
  ['ঈ', 'ই'],
  ['ঊ', 'উ'],
  ['ণ', 'ন'],
]);
const WITHOUT_SPACES = /([\u0e00-\u0e7f]+|[\u3400-\u4dbf\u4e00-\u9fff]+)/;
const FIRST_BEYOND_LATIN = 0x600;

/** Spellings of one word that people use for each other, in scripts beside the Latin one. */
const respelled = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ARABIC_MARKS, '')
    .normalize('NFC')
    .replace(LEFT_OUT, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(HINDI_NASALS, 'ं')
    .replace(BENGALI_LETTERS, (letter) => BENGALI_TWINS.get(letter) ?? letter)
    .replaceAll('เเ', 'แ')
    .replaceAll('ํา', 'ำ');

const isBeyondLatin = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_BEYOND_LATIN) return true;
  return false;
};

/** The Arabic article is part of its word: a search without it must match as well. */
const withoutArticle = (word: string): string => (word.length > 2 && word.startsWith('ال') ? word.slice(2) : word);

/**
 * Splits a name or a query into comparable words: lower case, Latin letters without accents ("Hổ Vàng" -> ho, vang),
 * possessives without their s ("Tiger's" -> tiger), Arabic without article and vowels and with one spelling of alef, ya
 * and ta marbuta. Bengali and Hindi keep their vowel signs, Bengali of one length. What is written without spaces stays one word (`isRun`).
 */
export function searchWords(text: string): string[] {
  const plain = foldedText(text).replace(/['’]s\b/g, '');
  if (!isBeyondLatin(plain)) return plain.split(SEPARATORS).filter(Boolean);
  return respelled(plain)
    .split(SEPARATORS)
    .flatMap((word) => word.split(WITHOUT_SPACES))
    .filter(Boolean)
    .map(withoutArticle);
}

const isThai = (code: number): boolean => code >= 0x0e00 && code <= 0x0e7f;
const isHan = (code: number): boolean => (code >= 0x3400 && code <= 0x4dbf) || (code >= 0x4e00 && code <= 0x9fff);

/** Whether a word of `searchWords` is Thai or Chinese: some words, or parts of them, that are written without spaces. */
export function isRun(word: string): boolean {
  const code = word.charCodeAt(0);
  return isThai(code) || isHan(code);
}

/**
 * What a run is looked up by, each piece as a number: single characters in Chinese, where one is half a word, pairs of
 * neighbours in Thai, where one is a letter. No dictionary of words: what is half typed is in none.
 */
export function piecesOf(run: string): readonly number[] {
  const pieces = new Set<number>();
  if (isHan(run.charCodeAt(0))) for (let at = 0; at < run.length; at++) pieces.add(run.charCodeAt(at));
  else for (let at = 1; at < run.length; at++) pieces.add(pairOf(run.charCodeAt(at - 1), run.charCodeAt(at)));
  return [...pieces];
}

const THAI_LETTERS = 0x80;
/** Below all Chinese characters. */
const pairOf = (first: number, second: number): number =>
  (first % THAI_LETTERS) * THAI_LETTERS + (second % THAI_LETTERS);

/** How many pieces of a run a typing error may change; short runs tolerate none. */
export function forgivenPieces(run: string, pieces: number): number {
  return isHan(run.charCodeAt(0)) ? Math.floor(pieces / 4) : Math.min(4, Math.floor(pieces / 3));
}
