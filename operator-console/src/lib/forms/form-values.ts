import { amountFault } from '@marquee/contract/amount';
import { readTypedAmount } from '@marquee/contract/typed-amount';

/** Whether a text is a whole number within bounds, both inclusive. */
export const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** Reads `500, 1000 2000.5` as amounts; null when one of them is none. */
export function amountsOf(text: string): string[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const amounts = parts.map((part) => readTypedAmount(part).amount);
  return amounts.length > 0 && amounts.every((amount) => amountFault(amount) === null) ? amounts : null;
}

/** A fixed fee may be zero, other than amounts that somebody pays. */
export const isFee = (amount: string): boolean => amount === '0.00' || amountFault(amount) === null;

/** Names without the empty ones. */
export const namesOf = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).flatMap(([code, name]) => (name.trim() ? [[code, name.trim()]] : [])));
