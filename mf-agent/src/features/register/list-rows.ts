import { REGISTRATION_MAX_ROWS } from '@marquee/contract/agent-line';

/** A line of a list: user name, type and prize group. */
export interface ListRow {
  /** From 1. */
  readonly place: number;
  readonly account: string;
  readonly type: 'member' | 'agent';
  readonly prizeGroup?: number;
}

export type ListFault = 'empty' | 'too_long' | 'encoding' | 'row';

export type ListOutcome =
  | { readonly rows: readonly ListRow[] }
  | { readonly fault: ListFault; readonly place?: number };

/** Bytes of a file: 10,000 rows are far less. */
export const LIST_MAX_BYTES = 1_000_000;
const TYPES: Readonly<Record<string, ListRow['type']>> = { '': 'member', member: 'member', agent: 'agent' };

/** The text of a file, null where it is too large or no UTF-8. */
export async function readListFile(file: Blob): Promise<string | null> {
  if (file.size > LIST_MAX_BYTES) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * A pasted list or a CSV file: a line for each account, its parts separated by commas, semicolons or tabs. A first line that starts with
 * `account` is a heading.
 */
export function readList(text: string): ListOutcome {
  if (text.length > LIST_MAX_BYTES || /[\0\ufffd]/.test(text)) return { fault: 'encoding' };
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.split(/[,;\t]/).map((part) => part.trim().replace(/^"(.*)"$/, '$1')));
  const filled = lines.filter((parts) => parts.some((part) => part !== ''));
  const rows = filled[0]?.[0]?.toLowerCase() === 'account' ? filled.slice(1) : filled;
  if (rows.length === 0) return { fault: 'empty' };
  if (rows.length > REGISTRATION_MAX_ROWS) return { fault: 'too_long' };
  const read: ListRow[] = [];
  for (const [index, [account = '', kind = '', group = '', ...rest]] of rows.entries()) {
    const place = index + 1;
    const type = TYPES[kind.toLowerCase()];
    if (account === '' || type === undefined || rest.some((part) => part !== '') || !/^(?:\d{4})?$/.test(group))
      return { fault: 'row', place };
    read.push({ place, account, type, ...(group !== '' && { prizeGroup: Number(group) }) });
  }
  return { rows: read };
}
