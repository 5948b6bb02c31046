/**
 * Whether a version satisfies a range. Ranges are `^1.2.3` (same left-most non-zero part, not older) or an exact version;
 * build metadata after `+` does not count.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const have = parts(version);
  const want = parts(range.replace(/^\^/, ''));
  if (!range.startsWith('^')) return compare(have, want) === 0;
  const fixed = want.findIndex((part) => part > 0);
  const sameLine = want.slice(0, fixed === -1 ? 3 : fixed + 1).every((part, index) => part === have[index]);
  return sameLine && compare(have, want) >= 0;
}

function parts(version: string): number[] {
  return (version.split(/[+-]/)[0] ?? '').split('.').map(Number);
}

function compare(left: readonly number[], right: readonly number[]): number {
  const index = left.findIndex((part, position) => part !== right[position]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
