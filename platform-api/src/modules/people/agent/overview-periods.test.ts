import { expect, it } from 'vitest';
import { overviewPeriod } from './overview-periods';

it.each([
  ['today', '2026-03-01', ['2026-03-01', '2026-03-01'], ['2026-02-28', '2026-02-28']],
  ['yesterday', '2026-01-01', ['2025-12-31', '2025-12-31'], ['2025-12-30', '2025-12-30']],
  ['month', '2026-11-29', ['2026-11-01', '2026-11-29'], ['2026-10-01', '2026-10-29']],
  ['month', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['month', '2026-01-01', ['2026-01-01', '2026-01-01'], ['2025-12-01', '2025-12-01']],
] as const)('compares %s on %s with as many days before', (period, today, [from, to], [fromBefore, toBefore]) => {
  expect(overviewPeriod(period, today)).toEqual({
    current: { from, to },
    before: { from: fromBefore, to: toBefore },
  });
});
