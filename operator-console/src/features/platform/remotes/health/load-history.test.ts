import { expect, it } from 'vitest';
import { loadHistories } from './load-history';

const NOW = new Date('2026-03-01T12:34:56.000Z');
const row = (version: string, hour: string, good: number, bad = 0) => ({
  version,
  hour: `2026-03-01T${hour}:00:00.000Z`,
  good,
  bad,
  error: 0,
  blocked: 0,
});

it('gives every release 24 hours that end with the present one, the most loaded release first', () => {
  const [most, least, ...further] = loadHistories(
    [row('1.1.0', '12', 3, 1), row('1.0.0', '11', 40), row('1.0.0', '12', 10, 2)],
    NOW,
  );
  expect(further).toEqual([]);
  expect(most).toMatchObject({ version: '1.0.0', mostLoads: 40 });
  expect(most?.hours).toHaveLength(24);
  expect(most?.hours[0]).toMatchObject({ hour: '2026-02-28T13:00:00.000Z', good: 0 });
  expect(most?.hours.at(-1)).toMatchObject({ hour: '2026-03-01T12:00:00.000Z', good: 10, bad: 2 });
  expect(least).toMatchObject({ version: '1.1.0', mostLoads: 4 });
});

it('is empty without loads', () => {
  expect(loadHistories([], NOW)).toEqual([]);
});
