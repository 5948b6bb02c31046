import { existsSync, readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { documentPath, writeDocuments } from '../documents/documents-folder';
import { fingerprint } from '../tasks/fingerprint';
import type { Exports } from '../webpack/recorded-exports';
import { compileApi } from './contract-api';

const EXPORTS = 'api/exports.json';
const STAMP = 'api/made-from';

const INPUTS = [
  'shared/contract/src',
  'shared/kit/src',
  'shared/ui/src',
  'shared/build/src/api-report',
  'shared/build/src/webpack/shared-libraries.ts',
  'host-shell/src/facades',
];

/**
 * What contract, kit and ui export at present, with the digest of each type. Compiled once for each state of the sources, which
 * takes some seconds; writes the pages of the exports for people (`api/<package>.md` among the documents) at the same time.
 */
export function presentApi(): Exports {
  const sources = sourcesPrint();
  if (readDocument(STAMP) !== sources) {
    const { digests, reports } = compileApi();
    for (const [name, text] of Object.entries(reports)) writeDocuments({ [`api/${name}.md`]: text });
    writeDocuments({ [EXPORTS]: `${JSON.stringify(digests, null, 2)}\n` });
    writeDocuments({ [STAMP]: sources });
  }
  return JSON.parse(readDocument(EXPORTS) ?? '{}') as Exports;
}

const sourcesPrint = (): string =>
  fingerprint({
    inputs: INPUTS,
    packages: [CONTRACT_VERSION],
    name: '',
    program: '',
    args: [],
    outputs: [],
    stamp: '',
  });

function readDocument(name: string): string | undefined {
  const file = documentPath(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
