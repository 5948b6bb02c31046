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

/** Cached because brands and later snapshots share names, and splitting them is most of the work of building an index. */
const wordCache = new Map<string, NameWords>();
const MAX_CACHED_NAMES = 50_000;

export function wordsOf({ names }: CatalogueGame): NameWords {
  const text = `${names.en}\n${Object.values(names).join('\n')}`;
  const cached = wordCache.get(text);
  if (cached) return cached;
  if (wordCache.size >= MAX_CACHED_NAMES) wordCache.clear();
  const words = splitNames(names);
  wordCache.set(text, words);
  return words;
}

function splitNames(names: CatalogueGame['names']): NameWords {
  const all = new Set(searchWords(Object.values(names).join(' ')));
  const runs = [...all].filter(isRun);
  return {
    english: searchWords(names.en),
    words: [...all].filter((word) => !isRun(word)),
    runs: runs.length > 0 ? `\n${runs.join('\n')}\n` : '',
    pieces: [...new Set(runs.flatMap(piecesOf))],
  };
}

/** A vendor's words, split once for all of its games. */
function vendorWords(): (vendor: CatalogueVendor) => readonly string[] {
  const wordsByVendor = new Map<CatalogueVendor, readonly string[]>();
  return (vendor) => {
    const words = wordsByVendor.get(vendor) ?? [...new Set(searchWords(`${vendor.name} ${vendor.code}`))];
    wordsByVendor.set(vendor, words);
    return words;
  };
}

/** Words of different alphabets are never compared: Latin, and the Unicode blocks of the others. */
export const alphabetOf = (word: string): number => {
  const code = word.charCodeAt(0);
  return code < 0x600 ? 0 : code >> 7;
};

export interface Vocabulary {
  readonly byAlphabet: ReadonlyMap<number, readonly Term[]>;
  /** Games whose names contain the piece of a run. */
  readonly pieces: ReadonlyMap<number, readonly number[]>;
}

/** The value of a key, created on first use. */
function getOrCreate<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = make();
  map.set(key, created);
  return created;
}

export function vocabularyOf(games: readonly CatalogueGame[]): Vocabulary {
  const terms = new Map<string, { text: string; inNames: number[]; inVendor: number[] }>();
  const pieces = new Map<number, number[]>();
  const termOf = (text: string) => getOrCreate(terms, text, () => ({ text, inNames: [], inVendor: [] }));
  const wordsOfVendor = vendorWords();
  games.forEach((game, position) => {
    const gameWords = wordsOf(game);
    for (const word of gameWords.words) termOf(word).inNames.push(position);
    for (const word of wordsOfVendor(game.vendor)) termOf(word).inVendor.push(position);
    for (const piece of gameWords.pieces) getOrCreate(pieces, piece, () => []).push(position);
  });
  const byAlphabet = new Map<number, Term[]>();
  for (const term of terms.values()) getOrCreate(byAlphabet, alphabetOf(term.text), () => []).push(term);
  return { byAlphabet, pieces };
}
