import { IMPORT_ROW_FAULTS } from '@marquee/contract/calls/game-import';
import { type ListedGame, listedGameSchema } from '@marquee/contract/vendor-protocol';

export type RowFault = (typeof IMPORT_ROW_FAULTS)[number];

/** A row of a vendor's list as far as it is understood. */
export type ReadRow =
  | { readonly listed: ListedGame; readonly fault: null }
  | { readonly listed: null; readonly fault: RowFault; readonly gameCode: string | null; readonly name: string | null };

const SHOWN_LENGTH = 80;
/** PostgreSQL keeps neither NUL nor halves of characters. */
const UNKEPT = /[\0\p{Cs}]/gu;

/** Reads one row of a list: whole, or not at all. @param seenCodes codes of the rows before it; gets this one's */
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

/** What a row that is refused calls itself, so that people find it. */
function labelOf(row: unknown): { readonly gameCode: string | null; readonly name: string | null } {
  const { game_code, name } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const textOf = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, SHOWN_LENGTH).replace(UNKEPT, '\u{fffd}') : null;
  return { gameCode: textOf(game_code), name: textOf(name) };
}
