import path from 'node:path';
import { CALLS, SLOTS, TOPICS } from '@marquee/contract/shell-lists';
import { type WireRow, wireTable } from '@marquee/contract/wire-table';
import type { Exports } from '../webpack/recorded-exports';
import { type Declarations, digestOfTexts } from './declarations';

const CONTRACT = 'shared/contract/src';

/** Declarations of the contract that hold the rows of each list, by the list's key in the record of exports. */
const DECLARATIONS: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  [TOPICS]: [['events.d.ts', 'topics']],
  [SLOTS]: [
    ['slots.d.ts', 'SLOTS'],
    ['slots.d.ts', 'SlotProps'],
  ],
};

/** Lists of which a shell knows whatever it is given: a call's types are the server's, an unknown error has the general text. */
const OPEN: readonly string[] = ['wire-table.d.ts#wireTable', 'calls/index.d.ts#calls', 'errors.d.ts#errorCatalogue'];

/** What no digest of an export goes into (`readDeclarations`). */
export const GROWING_LISTS: ReadonlySet<string> = new Set(
  [...Object.values(DECLARATIONS).flatMap((places) => places.map(([file, name]) => `${file}#${name}`)), ...OPEN].map(
    (place) => `${CONTRACT}/${place}`,
  ),
);

/** Members that left a declaration in this major version and that no remote used. A digest without them would part new remotes from shells of before. */
export const GONE_MEMBERS: ReadonlyMap<string, string> = new Map([
  [`${CONTRACT}/define-call.d.ts#CallDefinition`, "    readonly status: 'live' | 'planned';\n"],
]);

/** The rows of each list with their digests, beside the exports of the modules. */
export function listDigests(declarations: Declarations, root: string): Exports {
  const declared = Object.fromEntries(
    Object.entries(DECLARATIONS).map(([list, places]) => {
      const parts = places.map(([file, name]) => declarations.memberDigests(path.join(root, CONTRACT, file), name));
      const keys = [...new Set(parts.flatMap((part) => Object.keys(part)))].toSorted();
      return [list, Object.fromEntries(keys.map((key) => [key, parts.map((part) => part[key] ?? '').join('')]))];
    }),
  );
  return { [CALLS]: callDigests(), ...declared };
}

/** The rows of calls are read from the wire table itself: its declaration names their ids, not what is in them. */
function callDigests(): Readonly<Record<string, string>> {
  const rows = Object.entries<WireRow>(wireTable).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(rows.map(([id, row]) => [id, digestOfTexts(new Map([[id, declarationOf(id, row)]]))]));
}

/** A row as a declaration file states it. */
function declarationOf(id: string, row: WireRow): string {
  const fields = Object.entries({ method: 'GET', ...row }).map(
    ([name, value]) => `        readonly ${name}: ${value === true ? 'true' : `'${value}'`};\n`,
  );
  return `readonly '${id}': {\n${fields.join('')}    };`;
}
