import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { inRepository, inState } from '../paths';
import { fingerprint } from '../tasks/fingerprint';
import { apiFile, compileApi, contractVersions } from './contract-api';
import { isPublished } from './contract-faults';

/**
 * `pnpm generate`: records the exports of contract, kit and ui under the present version, unless that is published: then
 * `npm test` says what to do.
 */
const FACADES = 'host-shell/src/facades';
const SHARED = 'shared/build/src/webpack/shared-libraries.ts';
const packages = ['shared/contract/src', 'shared/kit/src', 'shared/ui/src'];
const inputs = [...packages, 'shared/build/src/api-report', FACADES, SHARED];
const sources = fingerprint({
  name: '',
  inputs,
  packages: [CONTRACT_VERSION],
  program: '',
  args: [],
  outputs: [],
  stamp: '',
});
const stamp = inState('cache', 'contract-api');
const isWritten = existsSync(stamp) && readFileSync(stamp, 'utf8') === sources && existsSync(apiFile(CONTRACT_VERSION));

if (!isWritten && !isPublished(contractVersions().present)) {
  const { digests, reports } = compileApi();
  write(apiFile(CONTRACT_VERSION), `${JSON.stringify(digests, null, 2)}\n`);
  for (const [name, text] of Object.entries(reports)) write(inRepository('docs/contract/api', `${name}.md`), text);
  write(stamp, sources);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
