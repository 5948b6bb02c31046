const COMBINING_MARKS = /[\u0300-\u036f]/g;
const SEPARATORS = /[\s\p{P}\p{S}]+/u;

/**
 * Splits a name or a query into comparable words: lower case, Latin letters without accents ("Hổ Vàng" -> ho, vang),
 * possessives without their s ("Tiger's" -> tiger). Other scripts keep their marks.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replace(/['’]s\b/g, '');
  return plain.split(SEPARATORS).filter(Boolean);
}
