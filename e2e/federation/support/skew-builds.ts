import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../../shared/contract/src/remote-manifest';
import { inRepository, toolPath } from '../../../shared/build/src/paths';
import { run } from '../../../shared/build/src/tasks/run-program';

export const SKEW_REMOTE = 'mf-agent';

/** A version of the contract with a shell that has it and the remotes that were built against it. */
export interface SkewVersion {
  readonly name: string;
  readonly contract: string;
  readonly shell: string;
  /** Releases of the remote: one uses all that the version has, one what every version has. */
  readonly remotes: { readonly all: string; readonly common: string };
}

interface SkewSource extends SkewVersion {
  readonly kit: string;
  readonly use: string;
}

const CALL = `export function skewCall(options: { readonly text: string }): string {
  if ('later' in options) throw new TypeError('there is no such option');
  return options.text;
}\n`;
const LATER_CALL = `export function skewCall(options: { readonly text: string; readonly later?: true }): string {
  return options.later ? '' : options.text;
}\n`;
const OLD = `export const skewOld = (): string => 'old';\n`;
const BADGE = `export const skewBadge = (): string => 'badge';\n`;
const COMMON_USE = `skewCall({ text: 'common' });`;

/**
 * Four versions around the present one: the next minor version adds a name, the present one an option, the next major one takes a
 * name away.
 */
function skewSources(): SkewSource[] {
  const [major = 1, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
  const version = (index: number, name: string, contract: string, kit: string, use: string): SkewSource => ({
    name,
    contract,
    kit,
    use,
    shell: `9.${index}.0`,
    remotes: { all: `9.${index}.1`, common: `9.${index}.2` },
  });
  const before = (count: number) => `${major}.${Math.max(minor - count, 0)}.0`;
  return [
    version(1, 'N-2', before(2), CALL + OLD, `${COMMON_USE} skewOld();`),
    version(2, 'N-1', before(1), CALL + OLD + BADGE, `${COMMON_USE} skewOld(); skewBadge();`),
    version(3, 'N', CONTRACT_VERSION, LATER_CALL + OLD + BADGE, LATER_USE + ' skewOld(); skewBadge();'),
    version(4, 'N+1', `${major + 1}.0.0`, LATER_CALL + BADGE, `${LATER_USE} skewBadge();`),
  ];
}

const LATER_USE = `skewCall({ text: 'later', later: true });`;

/**
 * Builds shell and remote of each version from a copy of the checkout in which only kit, versions and the remote's first line differ,
 * and registers them with the product under test.
 */
export async function buildSkewReleases(print: (line: string) => void): Promise<readonly SkewVersion[]> {
  const copy = copyOfCheckout();
  const sources = skewSources();
  try {
    for (const source of sources) {
      print(`building the shell and remotes of ${source.name}, contract ${source.contract} ...`);
      writeVersion(copy, source);
      await program(copy, 'api-report/write-api', [], { MARQUEE_HOME: path.join(copy, '.state') });
      await program(copy, 'release/release', ['host-shell', '--version', source.shell]);
      for (const kind of ['all', 'common'] as const) {
        writeRemote(copy, kind === 'all' ? source.use : COMMON_USE);
        await program(copy, 'release/release', [SKEW_REMOTE, '--version', source.remotes[kind]]);
      }
    }
    return sources;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const FOLDERS = ['shared', 'host-shell', SKEW_REMOTE, 'platform-api'];
const FILES = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];

/** Libraries stay where they are: the links of the packages lead to one folder. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'marquee-skew-'));
  const isSource = (file: string) => !['dist', '.cache'].includes(path.basename(file));
  for (const name of [...FOLDERS, ...FILES])
    cpSync(inRepository(name), path.join(copy, name), { recursive: true, verbatimSymlinks: true, filter: isSource });
  symlinkSync(inRepository('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function writeVersion(copy: string, { contract, kit }: SkewSource): void {
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(path.join(copy, file), edit(readFileSync(inRepository(file), 'utf8')));
  change('shared/contract/src/remote-manifest.ts', (text) =>
    text.replace(`CONTRACT_VERSION = '${CONTRACT_VERSION}'`, `CONTRACT_VERSION = '${contract}'`),
  );
  for (const name of ['contract', 'kit', 'ui'])
    change(`shared/${name}/package.json`, (text) =>
      text.replace(`"version": "${CONTRACT_VERSION}"`, `"version": "${contract}"`),
    );
  writeFileSync(path.join(copy, 'shared/kit/src/skew.ts'), kit);
  change('shared/kit/src/index.ts', (text) => `${text}export * from './skew';\n`);
  change(`${SKEW_REMOTE}/remote.json`, (text) =>
    text.replace(/"contract": "[^"]*"/, `"contract": "^${contract.split('.')[0]}.0.0"`),
  );
}

/** @param use statements that run when the remote starts */
function writeRemote(copy: string, use: string): void {
  const file = `${SKEW_REMOTE}/src/remote.ts`;
  const imported = ['skewCall', 'skewOld', 'skewBadge'].filter((name) => use.includes(name)).join(', ');
  const text = readFileSync(inRepository(file), 'utf8');
  writeFileSync(path.join(copy, file), `import { ${imported} } from '@marquee/kit';\n${text}\n${use}\n`);
}

async function program(copy: string, name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const file = path.join(copy, 'shared/build/src', `${name}.ts`);
  const { code, output } = await run(process.execPath, [toolPath('tsx/dist/cli.mjs'), file, ...args], {
    env,
    timeoutMs: 300_000,
  });
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${output}`);
}
