/**
 * The normalised name of a bank account: banks write capitals without accents. Only the accents of the Latin script are
 * dropped, because the marks of other scripts are letters.
 */
export const payeeNameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
