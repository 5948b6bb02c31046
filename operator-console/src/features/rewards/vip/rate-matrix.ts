import type { RebateTableRow } from '@marquee/contract/calls/rebates-admin';

/** The rates of a vendor (null: of all others) and a type of game, by level: per cent as text, empty where the lower level's holds. */
export interface MatrixRow {
  readonly vendor: string;
  readonly gameType: RebateTableRow['gameType'];
  readonly rates: string[];
}

/** Levels that the table has columns for, 0 included. */
export const columnsOf = (rates: readonly RebateTableRow[], atLeast: number): number =>
  Math.max(atLeast, ...rates.map(({ level }) => level + 1));

/** A brand's table with a column for each level. */
export function toMatrix(rates: readonly RebateTableRow[], columns: number): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  for (const { vendor, gameType, level, basisPoints } of rates) {
    const key = `${vendor}:${gameType}`;
    const row = rows.get(key) ?? { vendor: vendor ?? '', gameType, rates: Array.from({ length: columns }, () => '') };
    row.rates[level] = String(basisPoints / 100);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The rows of the table that the matrix stands for. */
export const fromMatrix = (rows: readonly MatrixRow[]): RebateTableRow[] =>
  rows.flatMap(({ vendor, gameType, rates }) =>
    rates.flatMap((percent, level) =>
      percent.trim() === ''
        ? []
        : [{ vendor: vendor.trim() || null, gameType, level, basisPoints: Math.round(Number(percent) * 100) }],
    ),
  );

/** Whether a text is a rate: per cent with at most two fraction digits, up to 30. */
export const isRate = (text: string): boolean => /^\d{1,2}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 30;
