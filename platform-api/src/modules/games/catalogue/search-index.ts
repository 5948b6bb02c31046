import type { CatalogueGame } from './catalogue-game';
import { editDistances } from './edit-distance';
import { forgivenPieces, isRun, piecesOf, searchWords } from './search-text';
import { alphabetOf, type NameWords, NO_WORDS, type Term, vocabularyOf, wordsOf } from './search-vocabulary';

/**
 * Search over names of all languages and vendors. The names of a catalogue share a small vocabulary, so a typed word is
 * compared with each term once and the long posting lists are only added up: 0.2 ms over 10,000 games, where a general
 * full-text index, which scores document by document, takes some milliseconds. Chinese and Thai, which have no spaces,
 * are found by their pieces (`piecesOf`), whose posting lists are added up in the same way.
 */
export interface SearchIndex {
  /**
   * Positions of the games that match every word, the best first; equal ones in catalogue order.
   * @param text what was typed; the last word may be unfinished
   */
  search(text: string): readonly number[];
}

const WEIGHTS = { exact: 10, prefix: 6, typo: 4, prefixTypo: 2.5 } as const;
/** "tiger" finds tigers before the games of Paper Tiger. */
const VENDOR_SHARE = 0.4;
/** Playable games precede equals. */
const PLAYABLE_BONUS = 0.5;
const NAME_START_BONUS = 2;
const NAME_LENGTH_BONUS = 1;
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 24;
const MAX_CACHED_WORDS = 4_000;
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
  const { full, prefix } = editDistances(typed, term, edits);
  if (full <= edits) return WEIGHTS.typo - full * 0.5;
  return prefix <= edits ? WEIGHTS.prefixTypo - prefix * 0.5 : 0;
}

/** Names that begin with the typed text, and short ones, rank first. */
function bonusOf({ english, runs }: NameWords, typed: readonly string[]): number {
  const first = typed[0] ?? '';
  const [starts, saysLittleElse] = isRun(first)
    ? [runs.includes(`\n${first}`), runs.includes(`\n${first}\n`)]
    : [english[0]?.startsWith(first), english.length === typed.length];
  return (starts ? NAME_START_BONUS : 0) + (saysLittleElse ? NAME_LENGTH_BONUS : 0);
}

/** @returns the weight of a typed word in each game, in an array that the next call reuses; 0: no match */
function createScale(games: readonly CatalogueGame[], words: readonly NameWords[]) {
  const vocabulary = vocabularyOf(games);
  const best = new Float32Array(games.length);
  const matchedPieces = new Uint8Array(games.length);
  const termCache = new Map<string, readonly (readonly [Term, number])[]>();

  const termsFor = (word: string) => {
    const before = termCache.get(word);
    if (before) return before;
    const terms = (vocabulary.byAlphabet.get(alphabetOf(word)) ?? []).flatMap((term) => {
      const weight = weigh(word, term.text);
      return weight > 0 ? [[term, weight] as const] : [];
    });
    if (termCache.size >= MAX_CACHED_WORDS) termCache.clear();
    termCache.set(word, terms);
    return terms;
  };

  const weighWord = (word: string) => {
    const raise = (positions: readonly number[], weight: number) => {
      for (const position of positions) if (weight > (best[position] ?? 0)) best[position] = weight;
    };
    for (const [{ inNames, inVendor }, weight] of termsFor(word)) {
      raise(inNames, weight);
      raise(inVendor, weight * VENDOR_SHARE);
    }
  };

  /** In order of weight: the text as typed; all of its pieces apart; if no name has it as typed, most of its pieces. */
  const weighRun = (run: string) => {
    matchedPieces.fill(0);
    const typedPieces = piecesOf(run);
    for (const piece of typedPieces)
      for (const position of vocabulary.pieces.get(piece) ?? [])
        matchedPieces[position] = (matchedPieces[position] ?? 0) + 1;
    let asTyped = false;
    for (let position = 0; position < matchedPieces.length; position++) {
      if (matchedPieces[position] !== typedPieces.length || !words[position]?.runs.includes(run)) continue;
      best[position] = WEIGHTS.exact;
      asTyped = true;
    }
    const enough = Math.max(
      1,
      asTyped ? typedPieces.length : typedPieces.length - forgivenPieces(run, typedPieces.length),
    );
    for (let position = 0; position < matchedPieces.length; position++) {
      const missing = typedPieces.length - (matchedPieces[position] ?? 0);
      if (best[position] === 0 && (matchedPieces[position] ?? 0) >= enough)
        best[position] = WEIGHTS.typo - missing * 0.5;
    }
  };

  return (word: string): Float32Array => {
    best.fill(0);
    if (isRun(word)) weighRun(word);
    else weighWord(word);
    return best;
  };
}

export function createSearchIndex(games: readonly CatalogueGame[]): SearchIndex {
  const gameWords = games.map(wordsOf);
  const weightsOf = createScale(games, gameWords);
  const total = new Float32Array(games.length);
  const matched = new Uint8Array(games.length);
  const keys = new Float64Array(games.length);
  const answers = new Map<string, readonly number[]>();

  const addWord = (word: string) => {
    const weights = weightsOf(word);
    for (let position = 0; position < weights.length; position++) {
      const weight = weights[position] ?? 0;
      if (weight === 0) continue;
      total[position] = (total[position] ?? 0) + weight;
      matched[position] = (matched[position] ?? 0) + 1;
    }
  };

  const rank = (words: readonly string[]): readonly number[] => {
    total.fill(0);
    matched.fill(0);
    for (const word of words) addWord(word);
    let count = 0;
    for (let position = 0; position < matched.length; position++) {
      if (matched[position] !== words.length) continue;
      const playable = games[position]?.playable ? PLAYABLE_BONUS : 0;
      const bonus = playable + bonusOf(gameWords[position] ?? NO_WORDS, words);
      keys[count++] = Math.round((BEST_SCORE - (total[position] ?? 0) - bonus) * SCORE_STEPS) * POSITIONS + position;
    }
    // One number for score and position: sorting numbers is several times faster than comparing entries.
    const positions = new Array<number>(count);
    const sorted = keys.subarray(0, count).sort();
    for (let rank = 0; rank < count; rank++) positions[rank] = (sorted[rank] ?? 0) % POSITIONS;
    return positions;
  };

  return {
    search(text) {
      const words = searchWords(text)
        .slice(0, MAX_WORDS)
        .map((word) => word.slice(0, MAX_WORD_LENGTH));
      if (words.length === 0) return [];
      const query = words.join(' ');
      const before = answers.get(query);
      if (before) return before;
      const ranked = rank(words);
      if (answers.size >= REMEMBERED_ANSWERS) answers.clear();
      answers.set(query, ranked);
      return ranked;
    },
  };
}
