import { returnRangeOf } from '@marquee/contract/fairness/returns';
import { IN_HOUSE_LIMITS } from '@marquee/contract/in-house-limits';
import { IN_HOUSE_VENDOR_CODE, isInHouseCode } from '@marquee/contract/in-house';

interface InHouseGame {
  readonly vendor: { readonly code: string };
  readonly code: string;
}

/** The least stake that the engine takes in a currency; null for games of other vendors, which their lists tell. */
export const inHouseMinimum = ({ vendor }: InHouseGame, currency: string): bigint | null =>
  vendor.code === IN_HOUSE_VENDOR_CODE ? (IN_HOUSE_LIMITS[currency]?.minStake ?? null) : null;

const percents = new Map<string, readonly [least: string, most: string]>();

/** The lowest and the highest return of an in-house game by its rules, in per cent; null for games of other vendors. */
export function inHouseReturns({ vendor, code }: InHouseGame): readonly [least: string, most: string] | null {
  if (vendor.code !== IN_HOUSE_VENDOR_CODE || !isInHouseCode(code)) return null;
  const known = percents.get(code);
  if (known) return known;
  const [least, most] = returnRangeOf(code);
  const range = [(least * 100).toFixed(2), (most * 100).toFixed(2)] as const;
  percents.set(code, range);
  return range;
}
