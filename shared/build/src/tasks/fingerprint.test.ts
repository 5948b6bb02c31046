import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint';
import type { Task } from './task';

const task: Task = {
  name: 'x',
  inputs: ['app'],
  packages: ['a@1.0.0'],
  program: 'p',
  args: [],
  outputs: [],
  stamp: '',
};
let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-print-'));
  write('app/src/main.ts', 'first');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('changes with the content of any input, and returns with it', () => {
  const before = fingerprint(task, root);
  write('app/src/main.ts', 'second');
  expect(fingerprint(task, root)).not.toBe(before);
  write('app/src/main.ts', 'first');
  expect(fingerprint(task, root)).toBe(before);
});

test('changes when a file is added, and with the version of a package', () => {
  const before = fingerprint(task, root);
  write('app/src/other.ts', '');
  const added = fingerprint(task, root);
  const raised = fingerprint({ ...task, packages: ['a@1.0.1'] }, root);
  expect(new Set([before, added, raised]).size).toBe(3);
});

test('ignores files that no build reads: tests, documents, outputs, dependencies', () => {
  const before = fingerprint(task, root);
  for (const file of ['src/main.test.ts', 'README.md', 'dist/main.mjs', 'node_modules/x/index.js', '.cache/x']) {
    write(`app/${file}`, 'anything');
  }
  expect(fingerprint(task, root)).toBe(before);
});
