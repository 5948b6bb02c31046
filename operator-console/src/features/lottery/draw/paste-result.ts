import type { ResultRow } from '../result-rows';

/** Digits of all numbers together. */
const digitsIn = (rows: readonly ResultRow[]): number =>
  rows.reduce((sum, { count, digits }) => sum + count * digits, 0);

/**
 * Distributes pasted text over the rows of a result: numbers in the order of the rows, or the last prize first as some sites
 * print it. Anything that is no digit parts numbers; digits without any parts are cut by the widths of the rows.
 * @returns null where the digits do not fill the rows exactly
 */
export function distributeDigits(rows: readonly ResultRow[], text: string): string[][] | null {
  const groups = text.match(/\d+/g) ?? [];
  const reversed = [...rows].reverse();
  return fillByGroups(rows, groups) ?? fillByGroups(reversed, groups)?.reverse() ?? fillByWidths(rows, groups.join(''));
}

function fillByGroups(rows: readonly ResultRow[], groups: readonly string[]): string[][] | null {
  if (groups.length !== rows.reduce((sum, { count }) => sum + count, 0)) return null;
  const rest = [...groups];
  const filled = rows.map(({ count }) => rest.splice(0, count));
  const fits = ({ digits, isFixed }: ResultRow, { length }: string) => (isFixed ? length === digits : length <= digits);
  return rows.every((row, at) => filled[at]?.every((number) => fits(row, number))) ? filled : null;
}

function fillByWidths(rows: readonly ResultRow[], digits: string): string[][] | null {
  if (digits.length !== digitsIn(rows) || rows.some(({ isFixed }) => !isFixed)) return null;
  let at = 0;
  return rows.map(({ count, digits: width }) =>
    Array.from({ length: count }, () => {
      at += width;
      return digits.slice(at - width, at);
    }),
  );
}
