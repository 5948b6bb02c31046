import { IN_HOUSE_LIMITS, type InHouseLimits } from '@marquee/contract/in-house-limits';

/** @throws Error for a currency that no brand has */
export function limitsOf(currency: string): InHouseLimits {
  const limits = IN_HOUSE_LIMITS[currency];
  if (!limits) throw new Error(`no limits for ${currency}`);
  return limits;
}
