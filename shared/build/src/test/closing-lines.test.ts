import { expect, test } from 'vitest';
import { closingLines, summary } from './closing-lines';
import { requireReasons, type SuiteResult } from './suite';

const result = (fields: Partial<SuiteResult>): SuiteResult => ({ passed: 3, failed: 0, details: '', ...fields });

test('sums the suites and names every flaky and every skipped test', () => {
  const outcomes = [
    { name: 'unit tests', result: result({}) },
    { name: 'database tests', result: result({ skipped: [{ name: 'a.db.test.ts > b', reason: 'needs root' }] }) },
    { name: 'browser tests', result: result({ failed: 1, flaky: ['c.e2e.ts > d'] }) },
  ];
  expect(closingLines(outcomes)).toEqual([
    '9 passed, 1 failed, 1 flaky, 1 skipped',
    'skipped  database tests: a.db.test.ts > b: needs root',
    'flaky    browser tests: c.e2e.ts > d',
  ]);
});

test('leaves out empty categories', () => {
  expect(closingLines([{ name: 'unit tests', result: result({}) }])).toEqual(['3 passed, 0 failed']);
  expect(summary('unit tests', result({}), 1.26)).toBe('ok  unit tests: 3 passed, 0 failed (1.3 s)');
});

test('counts a test that was skipped without a reason as failed', () => {
  const skipped = [
    { name: 'a', reason: undefined },
    { name: 'b', reason: 'needs root' },
  ];
  expect(requireReasons(result({ skipped }))).toEqual({
    passed: 3,
    failed: 1,
    details: 'skipped without a reason: a',
    skipped: [{ name: 'b', reason: 'needs root' }],
  });
});
