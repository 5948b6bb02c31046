import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRepository } from '../paths';
import { readLockFile } from '../tasks/pnpm-lock';
import { resolvedPackages } from '../tasks/resolved-packages';
import { releaseSources } from './release-sources';

const REMOTES = ['mf-agent', 'mf-games', 'mf-member-centre', 'mf-promotions', 'mf-wallet'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-lock-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a remote takes from the registry, with the checkout's lock file as a change leaves it. */
function packagesOf(remote: string, change: (lock: string) => string): readonly string[] {
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), change(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8')));
  const parts = ['shared/ui/src/icons', 'shared/build/src/webpack'];
  return resolvedPackages([remote, 'shared/contract'], parts, readLockFile(root));
}

const unchanged = (lock: string) => lock;

it('follows the integrity of a package that the app or the preset resolves to, however deep', () => {
  const names = packagesOf('mf-promotions', unchanged).map((line) => line.replace(/(?<=.)@.*/, ''));
  expect(names).toEqual(
    expect.arrayContaining(['dompurify', 'react', 'scheduler', 'zod', 'lucide-react', 'webpack', '@swc/core']),
  );
  for (const name of ['fastify', '@base-ui/react', 'vitest']) expect(names).not.toContain(name);
  expect(packagesOf('mf-promotions', unchanged)).toContainEqual(
    expect.stringMatching(/^dompurify@.+ \{integrity: sha512-/),
  );
});

it('stays the same when a remote is added', () => {
  const added = `  mf-new:
    dependencies:
      left-pad:
        specifier: 'catalog:'
        version: 1.3.0

`;
  const withRemote = (lock: string) => lock.replace('\n  mf-wallet:\n', () => `\n${added}  mf-wallet:\n`);
  for (const remote of REMOTES) expect(packagesOf(remote, withRemote)).toEqual(packagesOf(remote, unchanged));
});

it("changes with an app's own dependency, and with no other's", () => {
  const raised = (lock: string) => lock.replaceAll(/dompurify(@|:\n.*\n +version: )[\d.]+/g, 'dompurify$199.0.0');
  const changed = REMOTES.filter(
    (remote) => packagesOf(remote, raised).join() !== packagesOf(remote, unchanged).join(),
  );
  expect(changed).toEqual(['mf-promotions']);
});

it('takes no folder of another app, and of what the shell shares the version only', () => {
  for (const remote of REMOTES) {
    const { inputs } = releaseSources(remote);
    expect(inputs.filter((input) => !input.startsWith('shared/build/'))).toEqual([
      remote,
      'shared/contract',
      'shared/kit/package.json',
      'shared/ui/package.json',
      'shared/ui/src/icons',
    ]);
  }
  expect(releaseSources('host-shell').inputs).toEqual(
    expect.arrayContaining(['host-shell', 'shared/kit', 'shared/ui']),
  );
});
