import { IMPORT_ROW_FAULTS } from '@marquee/contract/calls/game-import';
import { type ListedGame, listedGameSchema } from '@marquee/contract/vendor-protocol';

export type RowFault = (typeof IMPORT_ROW_FAULTS)[number];

/** A parsed row of a vendor's list, or its fault. */
export type ReadRow =
  | { readonly listed: ListedGame; readonly fault: null }
  | { readonly listed: null; readonly fault: RowFault; readonly gameCode: string | null; readonly name: string | null };

const SHOWN_LENGTH = 80;
/** PostgreSQL stores neither NUL nor lone surrogates. */
const UNKEPT = /[\0\p{Cs}]/gu;

/**
 * Parses one row of a list, completely or not at all.
 * @param seenCodes codes of the rows before it; this row's is added
 */
export function readRow(row: unknown, seenCodes: Set<string>): ReadRow {
  const read = listedGameSchema.safeParse(row);
  if (!read.success) {
    const field = read.error.issues[0]?.path[0];
    return { listed: null, fault: IMPORT_ROW_FAULTS.find((fault) => fault === field) ?? 'not_a_row', ...labelOf(row) };
  }
  if (seenCodes.has(read.data.game_code)) return { listed: null, fault: 'duplicate', ...labelOf(row) };
  seenCodes.add(read.data.game_code);
  return { listed: read.data, fault: null };
}

/** Code and name of a refused row, for the report. */
function labelOf(row: unknown): { readonly gameCode: string | null; readonly name: string | null } {
  const { game_code, name } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const textOf = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, SHOWN_LENGTH).replace(UNKEPT, '\u{fffd}') : null;
  return { gameCode: textOf(game_code), name: textOf(name) };
}
