/** Accents of the Latin script, and the short vowels and the stretching of Arabic: people leave them out when they search. */
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0640]/g;

/** A text as it is compared in a search: without case, accents and widths. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('đ', 'd').normalize('NFC');

/** Whether every word of a search is in the text. */
export function hasWords(text: string, keyword: string): boolean {
  const folded = foldedText(text);
  return foldedText(keyword)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
