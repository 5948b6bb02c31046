import type { Overview } from './team-counts';

/** Where a new member registers below the agent; null for an agent without any code. @param origin of the brand's site */
export function referralLink(
  origin: string,
  { affiliateCode, referralCode }: Pick<Overview, 'affiliateCode' | 'referralCode'>,
): string | null {
  const query = affiliateCode !== null ? { affiliateCode } : referralCode !== null ? { referralCode } : null;
  return query && `${origin}/register?${new URLSearchParams(query)}`;
}
