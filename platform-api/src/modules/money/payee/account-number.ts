import { latinDigits } from '@marquee/contract/latin-digits';

/** The normalised number: Latin digits and capital letters, without separators. */
export const normalNumber = (text: string): string =>
  latinDigits(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** The part that may be shown and stored in the clear: the last four characters, at most a third of a short number. */
export const tailOf = (number: string): string => number.slice(-Math.min(4, Math.floor(number.length / 3)));

export const maskedNumber = (tail: string): string => `•••• ${tail}`;

/** A masked holder's name: the first letter of each word. */
export const maskedHolder = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
