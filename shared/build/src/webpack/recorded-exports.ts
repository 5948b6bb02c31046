import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';

/** Digests of exported names, by the module that remotes import. */
export type Exports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What remotes may import, as it is recorded for this version of the contract. */
export function recordedExports(): Exports {
  const file = createRequire(import.meta.url).resolve(`@marquee/contract/api/${CONTRACT_VERSION}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Exports;
}
