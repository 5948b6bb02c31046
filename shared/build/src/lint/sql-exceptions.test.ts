import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}
const RULE = 'marquee/sql-in-repositories';

it('is on for every file of the modules but repositories, statements, tests and fixtures', () => {
  const text = readFileSync(inRepository('.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { overrides } = JSON.parse(text) as { readonly overrides: readonly Override[] };
  const filesWith = (setting: string) =>
    overrides.filter(({ rules }) => rules[RULE] === setting).flatMap(({ files }) => files);
  expect(filesWith('error')).toEqual(['platform-api/src/modules/**/*.ts']);
  expect(filesWith('off')).toEqual(['**/*repository.ts', '**/*-statements.ts', '**/*.test.ts', '**/*.fixture.ts']);
});
