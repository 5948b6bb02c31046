import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { refusedFiles } from './refused-lines.fixture';

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}
const RULE = 'marquee/sql-in-repositories';

it('excepts only files of modules that still hold SQL', async () => {
  const text = readFileSync(inRepository('.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { overrides } = JSON.parse(text) as { readonly overrides: readonly Override[] };
  const excepted = overrides
    .filter(({ rules }) => rules[RULE] === 'off')
    .flatMap(({ files }) => files)
    .filter((file) => !file.startsWith('**/'));
  expect(excepted.filter((file) => !/^platform-api\/src\/modules\/[\w/-]+\.ts$/.test(file))).toEqual([]);
  expect(await refusedFiles(RULE, excepted)).toEqual([...excepted].sort());
});
