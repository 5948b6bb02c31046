import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaksTest } from '../scaffold/sources';
import { leakTestFaults, packageFaults, treeFaults } from './release-checks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the tree of a release', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Lena', '-c', 'user.email=lena@example.com', ...args], { cwd: folder });

  it('is what its commit says: nothing changed, nothing new', () => {
    git('init', '--quiet');
    write('remote.json', '{}');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'first');
    expect(treeFaults(folder)).toEqual([]);
    write('remote.json', '{ }');
    write('src/new.ts', '');
    expect(treeFaults(folder)).toEqual(['remote.json is not committed', 'src/ is not committed']);
  });
});

describe('the packages of a release', () => {
  const installed = (react: string) => write('node_modules/react/package.json', { version: react });
  const locked = (range: string, version: string) =>
    write('package-lock.json', {
      packages: { '': { dependencies: { react: range } }, 'node_modules/react': { version } },
    });

  it('are those of package.json, of the lock file and of node_modules at once', () => {
    write('package.json', { dependencies: { react: '^19.0.0' } });
    locked('^19.0.0', '19.3.1');
    installed('19.3.1');
    expect(packageFaults(folder)).toEqual([]);
  });

  it('are refused where package.json names another version than the lock file', () => {
    write('package.json', { dependencies: { react: '^18.0.0' } });
    locked('^19.0.0', '19.3.1');
    installed('19.3.1');
    expect(packageFaults(folder)).toEqual([
      'react is ^18.0.0 in package.json, ^19.0.0 in package-lock.json',
      'react is ^18.0.0 in package.json, 19.3.1 is installed',
    ]);
  });

  it('are refused where another version than the locked one is installed, or none', () => {
    write('package.json', { dependencies: { react: '^19.0.0' } });
    locked('^19.0.0', '19.3.1');
    expect(packageFaults(folder)).toEqual(['react is not installed']);
    installed('19.4.0');
    expect(packageFaults(folder)).toEqual(['react is 19.3.1 in package-lock.json, 19.4.0 is installed']);
  });

  it('are refused without a lock file', () => {
    write('package.json', { dependencies: {} });
    expect(packageFaults(folder)).toEqual(['there is no lock file: install the packages, and commit it']);
    write('pnpm-lock.yaml', '');
    expect(packageFaults(folder)).toEqual([]);
  });
});

describe('the contract test of a release', () => {
  it('is there and calls what counts what contributions leave behind', () => {
    const fault = ['src/remote.leaks.test.tsx calls no contributionLeaks() of @marquee/testing/contribution-leaks'];
    expect(leakTestFaults(folder)).toEqual(fault);
    write('src/remote.leaks.test.tsx', "it.skip('later')");
    expect(leakTestFaults(folder)).toEqual(fault);
    write('src/remote.leaks.test.tsx', leaksTest);
    expect(leakTestFaults(folder)).toEqual([]);
  });
});
