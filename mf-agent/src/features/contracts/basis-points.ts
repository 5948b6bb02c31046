/** A rate as somebody types it in per cent, with at most two decimals, in basis points; null when it is none. */
export function basisPointsOf(percent: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(percent.trim());
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return points > 0 && points <= 10_000 ? points : null;
}
