import { expect, test } from 'vitest';
import { type PlaywrightReport, resultOfReport } from './playwright-report';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', reason?: string) => ({
  title,
  file: 'journeys/games.e2e.ts',
  tests: [{ status, annotations: reason === undefined ? [] : [{ type: 'skip', description: reason }] }],
});

test('lists flaky tests, which count as passed, and skipped ones with their reason', () => {
  const report: PlaywrightReport = {
    suites: [
      {
        specs: [spec('opens a game', 'expected'), spec('finds a game', 'flaky')],
        suites: [
          { specs: [spec('pays', 'unexpected'), spec('prints', 'skipped', 'no printer'), spec('dreams', 'skipped')] },
        ],
      },
    ],
  };
  expect(resultOfReport(report)).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['journeys/games.e2e.ts > finds a game'],
    skipped: [
      { name: 'journeys/games.e2e.ts > prints', reason: 'no printer' },
      { name: 'journeys/games.e2e.ts > dreams', reason: undefined },
    ],
    parts: { 'e2e/journeys/games.e2e.ts': { passed: 1, isGreen: false } },
  });
});
