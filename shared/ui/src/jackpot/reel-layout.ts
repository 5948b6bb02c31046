import { numberFormat } from '@marquee/contract/number-format';
export type ReelCell =
  | { readonly kind: 'reel'; readonly key: string }
  | { readonly kind: 'sign'; readonly key: string; readonly text: string };

/** The places of an amount as the language groups them: reels for digits, signs for separators, from left to right. */
export function reelLayout(wholeDigits: number, decimals: number, locale: string): readonly ReelCell[] {
  const sample = 10 ** (wholeDigits - 1);
  const parts = numberFormat(locale, { minimumFractionDigits: decimals, useGrouping: true }).formatToParts(sample);
  return parts.flatMap((part, index): ReelCell[] => {
    if (part.type === 'integer' || part.type === 'fraction') {
      return Array.from(part.value, (_, place) => ({ kind: 'reel', key: `${index}-${place}` }));
    }
    return [{ kind: 'sign', key: String(index), text: part.value }];
  });
}
