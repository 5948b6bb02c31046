import { expect, test } from 'vitest';
import { coveragePage } from './coverage-page';
import { testTitles } from './test-titles';

test('reads the titles of tests within their groups', () => {
  const source = `
    describe('wallet', () => {
      describe('closed', () => { it('refuses a bet', () => {}); });
      it.each([1, 2])('takes %i', () => {});
    });
    test.describe('page', () => { test.skip('later', async ({ page }) => {}); });
    test.describe.configure({ mode: 'serial' });
    test.each<[string]>([['a']])('has %s', () => expect('it').toBe('test'));
    test(\`costs \${price}\`, () => {});
  `;
  expect(testTitles('wallet.test.ts', source)).toEqual([
    ['wallet', 'closed', 'refuses a bet'],
    ['wallet', 'takes %i'],
    ['page', 'later'],
    ['has %s'],
    ['costs …'],
  ]);
});

test('refuses a file that is not TypeScript', () => {
  expect(() => testTitles('broken.test.ts', "it('is', => )")).toThrow('broken.test.ts');
});

test('names this test on the coverage page', () => {
  expect(coveragePage()).toContain('### src/documents\n');
  expect(coveragePage()).toContain('- names this test on the coverage page\n');
});
