import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfiesRange } from '@marquee/contract/version-range';

const NPM_LOCK = 'package-lock.json';
const LOCK_FILES = [NPM_LOCK, 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Most files that are named. */
const MOST = 10;

/**
 * Why the commit of a repository does not say what a release of it would hold.
 * @returns a line for each file that is changed or new, empty when there is none
 */
export function treeFaults(folder: string): string[] {
  const status = execFileSync('git', ['status', '--porcelain', '-z'], { cwd: folder, encoding: 'utf8' });
  const files = status.split('\0').flatMap((entry) => /^.. (.+)$/s.exec(entry)?.[1] ?? []);
  return files.slice(0, MOST).map((file) => `${file} is not committed`);
}

interface PackageFile {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface NpmLock {
  readonly packages?: Readonly<Record<string, PackageFile>>;
}

/**
 * Why package.json, the lock file and what is installed do not agree, so that a release would hold other versions than its commit says.
 * @returns a line for each package, empty when they agree
 */
export function packageFaults(folder: string): string[] {
  const root = upwards(folder).find((above) => LOCK_FILES.some((file) => existsSync(path.join(above, file))));
  if (root === undefined) return ['there is no lock file: install the packages, and commit it'];
  const lock = read<NpmLock>(root, NPM_LOCK)?.packages;
  const locked = lock && rangesOf(lock[path.relative(root, folder).replaceAll('\\', '/')]);
  return Object.entries(rangesOf(read<PackageFile>(folder, 'package.json'))).flatMap(([name, range]) => {
    const installed = upwards(folder)
      .map((above) => read<PackageFile>(above, `node_modules/${name}/package.json`)?.version)
      .find((version) => version !== undefined);
    const lockedVersion = lock?.[`node_modules/${name}`]?.version;
    if (installed === undefined) return [`${name} is not installed`];
    return [
      ...(locked && locked[name] !== range
        ? [`${name} is ${range} in package.json, ${locked[name] ?? 'nothing'} in ${NPM_LOCK}`]
        : []),
      ...(lockedVersion !== undefined && lockedVersion !== installed
        ? [`${name} is ${lockedVersion} in ${NPM_LOCK}, ${installed} is installed`]
        : []),
      ...(PLAIN_RANGE.test(range) && !satisfiesRange(installed, range)
        ? [`${name} is ${range} in package.json, ${installed} is installed`]
        : []),
    ];
  });
}

/** Other ranges, and addresses of tarballs, are the lock file's business. */
const PLAIN_RANGE = /^\^?\d+\.\d+\.\d+$/;

const rangesOf = ({ dependencies, devDependencies }: PackageFile = {}): Record<string, string> => ({
  ...devDependencies,
  ...dependencies,
});

/** A folder and those above it: the packages of a workspace lie in one of them. */
const upwards = (folder: string): string[] =>
  path.dirname(folder) === folder ? [folder] : [folder, ...upwards(path.dirname(folder))];

function read<Content>(folder: string, file: string): Content | undefined {
  const target = path.join(folder, file);
  return existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as Content) : undefined;
}

const LEAK_TEST = 'src/remote.leaks.test.tsx';

/**
 * Why a release would not be known to leave the page as it was: the contract test that each remote has is gone.
 * @returns a line, or none
 */
export function leakTestFaults(folder: string): string[] {
  const target = path.join(folder, LEAK_TEST);
  const isThere = existsSync(target) && readFileSync(target, 'utf8').includes('contributionLeaks(');
  return isThere ? [] : [`${LEAK_TEST} calls no contributionLeaks() of @marquee/testing/contribution-leaks`];
}
