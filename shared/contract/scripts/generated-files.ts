import { calls } from '../src/calls/index';
import type { CallDefinition } from '../src/define-call';
import { openApiDocument } from '../src/openapi/document';
import { remoteManifestSchema } from '../src/remote-manifest';
import { slotReference } from '../src/slot-reference';
import { z } from 'zod';
import { lotteryPage } from './lottery-page';

const HEADER = '// Generated from the call table by `pnpm generate`; a test fails when it is out of date.';

/** Of the formatter. */
const LINE_WIDTH = 120;

/** Calls of the operators' realm have no place in a member's page. */
const isOperators = ({ path }: CallDefinition) => path.startsWith('/ops/');

const rowsOf = (isIncluded: (call: CallDefinition) => boolean): string[] =>
  Object.entries(calls as Record<string, CallDefinition>)
    .filter(([, call]) => call.status === 'live' && isIncluded(call))
    .map(([id, call]) => rowOf(id, call));

/** The call table as a page needs it: method, path and a few marks, no schemas. */
const wireTable = (): string =>
  `${[
    HEADER,
    "import type { HttpMethod } from './define-call';",
    '',
    'export interface WireRow {',
    '  readonly method: HttpMethod;',
    '  readonly path: string;',
    '  readonly encrypted?: true;',
    '  readonly idempotent?: true;',
    '  readonly upload?: true;',
    '}',
    '',
    '/** Live calls of the site, by id. */',
    'export const wireTable = {',
    ...rowsOf((call) => !isOperators(call)),
    '} as const satisfies Record<string, WireRow>;',
    '',
    'export type WireCallId = keyof typeof wireTable;',
  ].join('\n')}\n`;

/** The same for the operators' console. */
const operatorWireTable = (): string =>
  `${[
    HEADER,
    "import type { WireRow } from './wire-table';",
    '',
    "/** Live calls of the operators' realm, by id. */",
    'export const operatorWireTable = {',
    ...rowsOf(isOperators),
    '} as const satisfies Record<string, WireRow>;',
    '',
    'export type OperatorCallId = keyof typeof operatorWireTable;',
  ].join('\n')}\n`;

/** A row as the formatter writes it. */
function rowOf(id: string, call: CallDefinition): string {
  const marks = (['encrypted', 'idempotent', 'upload'] as const)
    .filter((mark) => call[mark])
    .map((mark) => `${mark}: true`);
  const fields = [`method: '${call.methods[0]}'`, `path: '${call.path}'`, ...marks];
  const line = `  '${id}': { ${fields.join(', ')} },`;
  return line.length <= LINE_WIDTH
    ? line
    : [`  '${id}': {`, ...fields.map((field) => `    ${field},`), '  },'].join('\n');
}

/** What an editor checks and completes a `remote.json` by. */
const remoteSchema = (): unknown => z.toJSONSchema(remoteManifestSchema, { io: 'input' });

/** Files made from the contract, by their path from the repository's root. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'shared/contract/src/wire-table.ts': wireTable(),
  'shared/contract/src/operator-wire-table.ts': operatorWireTable(),
  'shared/contract/remote.schema.json': `${JSON.stringify(remoteSchema(), null, 2)}\n`,
  'docs/contract/slots.md': slotReference(),
  'docs/lottery-rules.md': lotteryPage(),
  'docs/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
});
