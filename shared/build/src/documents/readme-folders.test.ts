import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { filesBelow } from '../tasks/files-below';
import { packageFolders } from '../workspace';

/** Where packages have a folder for each feature, and how many levels below the features lie. */
const LEVELS: Readonly<Record<string, number>> = { 'operator-console': 2, 'platform-api': 2 };
const ROOTS = ['src/features', 'src/modules'];
/** Its parts lie directly in `src`. */
const PLAIN = ['vendor-sandbox'];

const foldersIn = (folder: string): string[] =>
  existsSync(inRepository(folder))
    ? readdirSync(inRepository(folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.posix.join(folder, name))
        // A folder that moved may be left behind without files.
        .filter((below) => filesBelow(below).length > 0)
    : [];

const features = (owner: string): string[] => {
  if (PLAIN.includes(owner)) return foldersIn(`${owner}/src`);
  const groups = ROOTS.flatMap((root) => foldersIn(`${owner}/${root}`));
  return LEVELS[owner] === 2 ? [...groups, ...groups.flatMap(foldersIn)] : groups;
};

const owners = packageFolders().filter((owner) => features(owner).length > 0);

it.each(owners)('the README of %s names each folder of a feature', (owner) => {
  const readme = readFileSync(inRepository(owner, 'README.md'), 'utf8');
  const named = new Set([...readme.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[^\w-]+/)));
  expect(features(owner).filter((folder) => !named.has(path.posix.basename(folder)))).toEqual([]);
});

it('finds the packages with features', () => {
  expect(owners).toEqual(
    expect.arrayContaining(['host-shell', 'mf-games', 'operator-console', 'platform-api', ...PLAIN]),
  );
});
