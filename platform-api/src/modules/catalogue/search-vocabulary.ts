import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import { isRun, piecesOf, searchWords } from './search-text';

export interface Term {
  readonly text: string;
  /** Games whose names hold the term. */
  readonly inNames: readonly number[];
  /** Games whose vendor's name or code holds it. */
  readonly inVendor: readonly number[];
}

export interface NameWords {
  readonly english: readonly string[];
  /** Of all languages, each once; without runs. */
  readonly words: readonly string[];
  /** Each between line ends. */
  readonly runs: string;
  /** Of all runs, each once. */
  readonly pieces: readonly number[];
}

export const NO_WORDS: NameWords = { english: [], words: [], runs: '', pieces: [] };

/** Brands and later snapshots have the same names, and taking them apart is most of an index's work. */
const knownWords = new Map<string, NameWords>();
const KNOWN_NAMES = 50_000;

export function wordsOf({ names }: CatalogueGame): NameWords {
  const text = `${names.en}\n${Object.values(names).join('\n')}`;
  const known = knownWords.get(text);
  if (known) return known;
  if (knownWords.size >= KNOWN_NAMES) knownWords.clear();
  const words = takenApart(names);
  knownWords.set(text, words);
  return words;
}

function takenApart(names: CatalogueGame['names']): NameWords {
  const all = new Set(searchWords(Object.values(names).join(' ')));
  const runs = [...all].filter(isRun);
  return {
    english: searchWords(names.en),
    words: [...all].filter((word) => !isRun(word)),
    runs: runs.length > 0 ? `\n${runs.join('\n')}\n` : '',
    pieces: [...new Set(runs.flatMap(piecesOf))],
  };
}

/** A vendor's words, taken apart once for all of its games. */
function vendorWords(): (vendor: CatalogueVendor) => readonly string[] {
  const known = new Map<CatalogueVendor, readonly string[]>();
  return (vendor) => {
    const words = known.get(vendor) ?? [...new Set(searchWords(`${vendor.name} ${vendor.code}`))];
    known.set(vendor, words);
    return words;
  };
}

/** Alphabets of which nobody mistakes a word of one for a word of the other: Latin, and the blocks of the others. */
export const alphabetOf = (word: string): number => {
  const code = word.charCodeAt(0);
  return code < 0x600 ? 0 : code >> 7;
};

export interface Vocabulary {
  readonly byAlphabet: ReadonlyMap<number, readonly Term[]>;
  /** Games whose names hold the piece of a run. */
  readonly pieces: ReadonlyMap<number, readonly number[]>;
}

/** The value of a key, made at its first use. */
function lazily<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export function vocabularyOf(games: readonly CatalogueGame[]): Vocabulary {
  const terms = new Map<string, { text: string; inNames: number[]; inVendor: number[] }>();
  const pieces = new Map<number, number[]>();
  const termOf = (text: string) => lazily(terms, text, () => ({ text, inNames: [], inVendor: [] }));
  const wordsOfVendor = vendorWords();
  games.forEach((game, position) => {
    const known = wordsOf(game);
    for (const word of known.words) termOf(word).inNames.push(position);
    for (const word of wordsOfVendor(game.vendor)) termOf(word).inVendor.push(position);
    for (const piece of known.pieces) lazily(pieces, piece, () => []).push(position);
  });
  const byAlphabet = new Map<number, Term[]>();
  for (const term of terms.values()) lazily(byAlphabet, alphabetOf(term.text), () => []).push(term);
  return { byAlphabet, pieces };
}
