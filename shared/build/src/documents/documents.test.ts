import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../paths';
import { documentPath, writeDocuments } from './documents-folder';
import { sourceDocuments } from './source-documents';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

const documents = sourceDocuments();

it('writes the documents that are made of the sources', () => {
  writeDocuments(documents);
  expect(Object.keys(documents).filter((name) => !existsSync(documentPath(name)))).toEqual([]);
});

it('writes them where git ignores them', () => {
  expect(git('check-ignore', documentPath('openapi.json'))).toEqual([documentPath('openapi.json')]);
});

it('keeps nothing in git that is made of other files', () => {
  const names = new Set(Object.keys(documents).map((name) => path.basename(name)));
  expect(git('ls-files').filter((file) => names.has(path.basename(file)))).toEqual([]);
  expect(git('ls-files', '--cached', '--ignored', '--exclude-standard')).toEqual([]);
});
