import type { PHONES } from '@marquee/contract/constants';

export type Phone = (typeof PHONES)[number];

/**
 * The page that a phone's camera opens, in the reader's language, at the guide for the phone.
 * @param handOff a single-use code that signs the phone in
 */
export function appAddress(phone: Phone, language: string, handOff?: string): string {
  const query = new URLSearchParams({ language, ...(handOff !== undefined && { tokens: handOff }) });
  return `${location.origin}/m/appDownload?${query.toString()}#${phone}`;
}
