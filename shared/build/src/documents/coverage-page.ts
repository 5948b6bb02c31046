import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';
import { filesBelow } from '../tasks/files-below';
import { packageFolders, packageOf } from '../workspace';
import { testTitles } from './test-titles';

const INTRODUCTION = `# Coverage

What the product does, in the words of its tests: one line per test, by package and folder. A behaviour without a line here has no test.`;

const TEST_FILE = /\.(test|e2e)\.tsx?$/;

/** The whole page: every test of the checkout. */
export function coveragePage(): string {
  const folders = packageFolders();
  const files = filesBelow('.').filter((file) => TEST_FILE.test(file));
  const byPackage = Map.groupBy(files.toSorted(), (file) => packageOf(file, folders));
  const sections = [...byPackage].map(([folder, own]) => packageSection(folder, own));
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

function packageSection(folder: string, files: readonly string[]): string {
  const byFolder = Map.groupBy(files, (file) => path.posix.dirname(path.posix.relative(folder, file)));
  const parts = [...byFolder].map(([name, own]) => `### ${name}\n\n${own.flatMap(lines).join('\n')}`);
  return `## ${folder}\n\n${parts.join('\n\n')}`;
}

const lines = (file: string): string[] =>
  testTitles(file, readFileSync(inRepository(file), 'utf8')).map((title) => `- ${escape(title.join(': '))}`);

const escape = (title: string): string => title.replaceAll(/[<>|*_`[\]\\]/g, (sign) => `\\${sign}`);
