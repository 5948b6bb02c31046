import { latinDigits } from '@marquee/contract/latin-digits';

/** The number as it is compared: Latin digits and capital letters, without what people put between them. */
export const normalNumber = (text: string): string =>
  latinDigits(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** What may be shown and kept in the clear: the last four, of a short number never more than a third. */
export const tailOf = (number: string): string => number.slice(-Math.min(4, Math.floor(number.length / 3)));

export const maskedNumber = (tail: string): string => `•••• ${tail}`;

/** A holder's name as it is answered: the first letter of each word. */
export const maskedHolder = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
