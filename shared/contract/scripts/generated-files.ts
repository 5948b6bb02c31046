import { calls } from '../src/calls/index';
import type { CallDefinition } from '../src/define-call';
import { openApiDocument } from '../src/openapi';
import { remoteManifestSchema } from '../src/remote-manifest';
import { z } from 'zod';

/** The call table as a page needs it: method, path and two marks, no schemas. */
function wireTable(): string {
  const rows = Object.entries(calls as Record<string, CallDefinition>)
    .filter(([, call]) => call.status === 'live')
    .map(([id, call]) => `  '${id}': ${rowOf(call)},`);
  return `${[
    '// Generated from the call table by `pnpm generate`; a test fails when it is out of date.',
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
    '/** Live calls by id. */',
    'export const wireTable = {',
    ...rows,
    '} as const satisfies Record<string, WireRow>;',
    '',
    'export type WireCallId = keyof typeof wireTable;',
  ].join('\n')}\n`;
}

function rowOf(call: CallDefinition): string {
  const marks = (['encrypted', 'idempotent', 'upload'] as const)
    .filter((mark) => call[mark])
    .map((mark) => `${mark}: true`);
  return `{ ${[`method: '${call.methods[0]}'`, `path: '${call.path}'`, ...marks].join(', ')} }`;
}

/** What an editor checks and completes a `remote.json` by. */
const remoteSchema = (): unknown => z.toJSONSchema(remoteManifestSchema, { io: 'input' });

/** Files made from the contract, by their path from the repository's root. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'shared/contract/src/wire-table.ts': wireTable(),
  'shared/contract/remote.schema.json': `${JSON.stringify(remoteSchema(), null, 2)}\n`,
  'docs/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
});
