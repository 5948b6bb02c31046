import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { inRepository } from '../paths';
import type { Exports } from '../webpack/recorded-exports';
import { exportDigests, reportText } from './api-report';
import type { ContractVersion } from './contract-faults';
import { readDeclarations } from './declarations';
import { GONE_MEMBERS, GROWING_LISTS, listDigests } from './growing-lists';

const PACKAGES = ['contract', 'kit', 'ui'] as const;

export interface ContractApi {
  readonly digests: Exports;
  /** Report for people by package. */
  readonly reports: Readonly<Record<(typeof PACKAGES)[number], string>>;
}

/** File of the recorded exports of a version. */
export const apiFile = (version: string): string => inRepository('shared/contract/api', `${version}.json`);

/** Compiles the declarations of contract, kit and ui and reads what they export. Takes some seconds. */
export function compileApi(): ContractApi {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-api-'));
  try {
    const compiler = inRepository('node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', inRepository('shared/build/tsconfig.api.json'), '--outDir', root]);
    const declarations = readDeclarations(root, GROWING_LISTS, GONE_MEMBERS);
    const report = (name: string) => reportText(declarations, root, `@marquee/${name}`);
    return {
      digests: { ...exportDigests(declarations, root), ...listDigests(declarations, root) },
      reports: { contract: report('contract'), kit: report('kit'), ui: report('ui') },
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The present version of the contract, and the one before it that is on record. */
export function contractVersions(): {
  readonly present: ContractVersion;
  readonly former: ContractVersion | undefined;
} {
  const recorded = readdirSync(inRepository('shared/contract/api'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((version) => version !== CONTRACT_VERSION)
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }));
  const former = recorded.at(-1);
  return {
    present: contractVersion(CONTRACT_VERSION),
    former: former === undefined ? undefined : contractVersion(former),
  };
}

function contractVersion(version: string): ContractVersion {
  const [page, api] = [inRepository('docs/contract', `${version}.md`), apiFile(version)];
  return {
    version,
    page: existsSync(page) ? readFileSync(page, 'utf8') : undefined,
    recorded: existsSync(api) ? (JSON.parse(readFileSync(api, 'utf8')) as Exports) : undefined,
  };
}
