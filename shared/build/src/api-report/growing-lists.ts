import path from 'node:path';
import { CALLS, SLOTS, TOPICS } from '@marquee/contract/shell-lists';
import type { Exports } from '../webpack/recorded-exports';
import type { Declarations } from './declarations';

const CONTRACT = 'shared/contract/src';

/** Declarations of the contract that hold the rows of each list, by the list's key in the record of exports. */
const DECLARATIONS: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  [CALLS]: [['wire-table.d.ts', 'wireTable']],
  [TOPICS]: [['events.d.ts', 'topics']],
  [SLOTS]: [
    ['slots.d.ts', 'SLOTS'],
    ['slots.d.ts', 'SlotProps'],
  ],
};

/** Lists of which a shell knows whatever it is given: a call's types are the server's, an unknown error has the general text. */
const OPEN: readonly string[] = ['calls/index.d.ts#calls', 'errors.d.ts#errorCatalogue'];

/** What no digest of an export goes into (`readDeclarations`). */
export const GROWING_LISTS: ReadonlySet<string> = new Set(
  [...Object.values(DECLARATIONS).flatMap((places) => places.map(([file, name]) => `${file}#${name}`)), ...OPEN].map(
    (place) => `${CONTRACT}/${place}`,
  ),
);

/** The rows of each list with their digests, beside the exports of the modules. */
export function listDigests(declarations: Declarations, root: string): Exports {
  return Object.fromEntries(
    Object.entries(DECLARATIONS).map(([list, places]) => {
      const parts = places.map(([file, name]) => declarations.memberDigests(path.join(root, CONTRACT, file), name));
      const keys = [...new Set(parts.flatMap((part) => Object.keys(part)))].toSorted();
      return [list, Object.fromEntries(keys.map((key) => [key, parts.map((part) => part[key] ?? '').join('')]))];
    }),
  );
}
