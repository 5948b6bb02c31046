import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../paths';
import { coverageRows, faultsOf, isTestFile } from './coverage-table';
import { filesBelow } from './files-below';

const files = ['shell/src/header/header.test.tsx', 'api/src/a/login.db.test.ts', 'api/src/b/login.db.test.ts'];
const faults = (sentence: string, tests: string) => {
  const rows = coverageRows(`# Title\n\n| sentence | test |\n|---|---|\n| ${sentence} | ${tests} |\n`);
  return rows.flatMap((row) => faultsOf(row, files, () => "it('hides the balance, and shows it again', …"));
};

test('reads the tables of sentences and tests, and no other', () => {
  const rows = coverageRows(
    '| section | stands |\n|---|---|\n| 1 | `no.test.ts` |\n\n| sentence | test |\n|---|---|\n| a | `b.test.ts` "c", "d", `{e,f/g}.test.ts` |',
  );
  expect(rows).toEqual([
    {
      line: 7,
      sentence: 'a',
      tests: [
        { file: 'b.test.ts', names: ['c', 'd'] },
        { file: 'e.test.ts', names: [] },
        { file: 'f/g.test.ts', names: [] },
      ],
    },
  ]);
});

test('takes the end of a path, any folders, and a name of which a part is left out', () => {
  expect(faults('x', '`header.test.tsx` "hides the balance"')).toEqual([]);
  expect(faults('x', '`shell/…/header.test.tsx` "hides … again"')).toEqual([]);
  expect(faults('x', '`api/**/*.db.test.ts`')).toEqual([]);
});

test('reports a file that there is not, one that may be several, and a name that the file lacks', () => {
  expect(faults('x', '`footer.test.tsx`')).toEqual(['line 5: there is no footer.test.tsx']);
  expect(faults('x', '`login.db.test.ts`')).toEqual([
    'line 5: login.db.test.ts is any of api/src/a/login.db.test.ts, api/src/b/login.db.test.ts',
  ]);
  expect(faults('x', '`header.test.tsx` "hides the menu"')).toEqual([
    'line 5: header.test.tsx has no "hides the menu"',
  ]);
  expect(faults('x', '`header.test.tsx` "again … hides"')).toHaveLength(1);
});

test('reports a sentence without a test unless it says why there is none', () => {
  expect(faults('Members have a header', '`pnpm start`')).toEqual(['line 5: no test for "Members have a header"']);
  expect(faults('Points mall (planned)', 'lotteries and points')).toEqual([]);
});

test('every sentence of the specification names tests that exist', () => {
  const tests = filesBelow('.').filter(isTestFile);
  const texts = new Map(tests.map((file) => [file, readFileSync(inRepository(file), 'utf8')]));
  const rows = coverageRows(readFileSync(inRepository('docs/spec-coverage.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap((row) => faultsOf(row, tests, (file) => texts.get(file) ?? ''))).toEqual([]);
});
