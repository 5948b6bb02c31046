/** Accents of Latin letters, and what is not seen: joiners, directions, soft hyphens, variants of a shape. */
const DROPPED = /[\u00ad\u0300-\u036f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
/** The scripts with capitals that people of our languages meet, Latin to Armenian. Explicit, because SQL has the same list. */
const CASED = /[A-Z\u00c6-\u0556\u1e9e]+/g;
/** Letters that Unicode does not take apart, as people without them on the keyboard, and banks, write them. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
/** Spaces, punctuation and symbols. Explicit, because classes of characters differ between JavaScript and PostgreSQL. */
const SEPARATORS =
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0375\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u0964\u0965\u0970\u09f2\u09f3\u09fa\u09fb\u0e3f\u0e4f\u0e5a\u0e5b\u2010-\u2bff\u2e00-\u2fff\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufd3e\ufd3f\ufff9-\uffff]+/g;

/**
 * A text as names are compared: without letter case, accents of Latin letters and invisible characters. Marks of other scripts stay,
 * because they are letters. `folded_text` of the database is the same function.
 */
export const foldedText = (text: string): string =>
  text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(DROPPED, '')
    .replace(CASED, (letters) => letters.toLowerCase())
    .replace(/[đðħıłøςßæœþ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFC');

/**
 * The key by which names of people are compared: of payees, of a step-up's answer, of the payees of a household. Banks write capitals
 * without accents and with any punctuation. `name_key` of the database is the same function.
 */
export const nameKey = (name: string): string => foldedText(name).replace(SEPARATORS, ' ').trim();
