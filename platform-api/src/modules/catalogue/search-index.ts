import type { CatalogueGame, CatalogueVendor } from './catalogue-game';
import { editDistances } from './edit-distance';
import { searchWords } from './search-text';

/**
 * Search over names of all languages and vendors. The names of a catalogue share a small vocabulary, so a typed word is
 * compared with each term once and the long posting lists are only added up: 0.2 ms over 10,000 games, where a general
 * full-text index, which scores document by document, takes some milliseconds.
 */
export interface SearchIndex {
  /**
   * Positions of the games that answer to every word, the best first; equal ones in catalogue order.
   * @param text what was typed; the last word may be unfinished
   */
  search(text: string): readonly number[];
}

interface Term {
  readonly text: string;
  /** Games whose names hold the term. */
  readonly inNames: readonly number[];
  /** Games whose vendor's name or code holds it. */
  readonly inVendor: readonly number[];
}

const WEIGHTS = { exact: 10, prefix: 6, typo: 4, prefixTypo: 2.5 } as const;
/** "tiger" finds tigers before the games of Paper Tiger. */
const VENDOR_SHARE = 0.4;
/** A game that can be played now goes before equals. */
const PLAYABLE_BONUS = 0.5;
const NAME_START_BONUS = 2;
const NAME_LENGTH_BONUS = 1;
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 24;
const REMEMBERED_WORDS = 4_000;
const REMEMBERED_ANSWERS = 1_000;
/** Above any score: six exact words and the bonuses. */
const BEST_SCORE = 100;
const SCORE_STEPS = 100;
/** Above any position. */
const POSITIONS = 1 << 20;

const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

function weigh(typed: string, term: string): number {
  if (term === typed) return WEIGHTS.exact;
  if (term.startsWith(typed)) return WEIGHTS.prefix + typed.length / term.length;
  const edits = allowedEdits(typed.length);
  if (edits === 0 || typed.length - term.length > edits) return 0;
  const { whole, prefix } = editDistances(typed, term, edits);
  if (whole <= edits) return WEIGHTS.typo - whole * 0.5;
  return prefix <= edits ? WEIGHTS.prefixTypo - prefix * 0.5 : 0;
}

interface NameWords {
  readonly english: readonly string[];
  /** Of all languages, each once. */
  readonly all: readonly string[];
}

/** Brands and later snapshots have the same names, and taking them apart is most of an index's work. */
const knownWords = new Map<string, NameWords>();
const KNOWN_NAMES = 50_000;

function wordsOf({ names }: CatalogueGame): NameWords {
  const text = `${names.en}\n${names.bn}\n${names.vi}`;
  const known = knownWords.get(text);
  if (known) return known;
  if (knownWords.size >= KNOWN_NAMES) knownWords.clear();
  const english = searchWords(names.en);
  const words = { english, all: [...new Set([...english, ...searchWords(`${names.bn} ${names.vi}`)])] };
  knownWords.set(text, words);
  return words;
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

function vocabularyOf(games: readonly CatalogueGame[]): Term[] {
  const terms = new Map<string, { text: string; inNames: number[]; inVendor: number[] }>();
  const termOf = (text: string) => {
    const known = terms.get(text) ?? { text, inNames: [], inVendor: [] };
    terms.set(text, known);
    return known;
  };
  const wordsOfVendor = vendorWords();
  games.forEach((game, position) => {
    for (const word of wordsOf(game).all) termOf(word).inNames.push(position);
    for (const word of wordsOfVendor(game.vendor)) termOf(word).inVendor.push(position);
  });
  return [...terms.values()];
}

/** A name that begins with what was typed, and one that says little else, go first. */
function bonusOf(name: readonly string[], typed: readonly string[]): number {
  const starts = name[0]?.startsWith(typed[0] ?? '') ? NAME_START_BONUS : 0;
  return starts + (name.length === typed.length ? NAME_LENGTH_BONUS : 0);
}

export function createSearchIndex(games: readonly CatalogueGame[]): SearchIndex {
  const vocabulary = vocabularyOf(games);
  const englishWords = games.map((game) => wordsOf(game).english);
  const total = new Float32Array(games.length);
  const matched = new Uint8Array(games.length);
  const best = new Float32Array(games.length);
  const keys = new Float64Array(games.length);
  const answers = new Map<string, readonly number[]>();
  const remembered = new Map<string, readonly (readonly [Term, number])[]>();

  const termsFor = (word: string) => {
    const known = remembered.get(word);
    if (known) return known;
    const found = vocabulary.flatMap((term) => {
      const weight = weigh(word, term.text);
      return weight > 0 ? [[term, weight] as const] : [];
    });
    if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
    remembered.set(word, found);
    return found;
  };

  const addWord = (word: string) => {
    best.fill(0);
    const raise = (positions: readonly number[], weight: number) => {
      for (const position of positions) if (weight > (best[position] ?? 0)) best[position] = weight;
    };
    for (const [{ inNames, inVendor }, weight] of termsFor(word)) {
      raise(inNames, weight);
      raise(inVendor, weight * VENDOR_SHARE);
    }
    for (let position = 0; position < best.length; position++) {
      const weight = best[position] ?? 0;
      if (weight === 0) continue;
      total[position] = (total[position] ?? 0) + weight;
      matched[position] = (matched[position] ?? 0) + 1;
    }
  };

  const rank = (words: readonly string[]): readonly number[] => {
    total.fill(0);
    matched.fill(0);
    for (const word of words) addWord(word);
    let found = 0;
    for (let position = 0; position < matched.length; position++) {
      if (matched[position] !== words.length) continue;
      const bonus = bonusOf(englishWords[position] ?? [], words) + (games[position]?.playable ? PLAYABLE_BONUS : 0);
      keys[found++] = Math.round((BEST_SCORE - (total[position] ?? 0) - bonus) * SCORE_STEPS) * POSITIONS + position;
    }
    // One number for score and position: sorting numbers is several times faster than comparing entries.
    const positions = new Array<number>(found);
    const sorted = keys.subarray(0, found).sort();
    for (let rank = 0; rank < found; rank++) positions[rank] = (sorted[rank] ?? 0) % POSITIONS;
    return positions;
  };

  return {
    search(text) {
      const words = searchWords(text)
        .slice(0, MAX_WORDS)
        .map((word) => word.slice(0, MAX_WORD_LENGTH));
      if (words.length === 0) return [];
      const query = words.join(' ');
      const known = answers.get(query);
      if (known) return known;
      const found = rank(words);
      if (answers.size >= REMEMBERED_ANSWERS) answers.clear();
      answers.set(query, found);
      return found;
    },
  };
}
