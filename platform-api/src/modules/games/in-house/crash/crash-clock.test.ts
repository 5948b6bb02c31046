import type pg from 'pg';
import { expect, test } from 'vitest';
import { createCrashClock } from './crash-clock';

test('follows the database, whatever the system clock says, and takes the quickest look', async () => {
  let timerMs = 5_000;
  const databaseAt = (ms: number) => 1_800_000_000_000 + ms;
  const trips = [80, 4, 200];
  const query = async () => {
    const tripMs = trips.shift() ?? 0;
    // The slow looks are read late on their way.
    const now = new Date(databaseAt(timerMs + (tripMs === 4 ? 2 : tripMs)));
    timerMs += tripMs;
    return Promise.resolve({ rows: [{ now }] });
  };
  const clock = createCrashClock({ query } as unknown as pg.Pool, () => timerMs);
  await clock.sync();
  expect(clock.nowMs()).toBe(databaseAt(timerMs));
  timerMs += 1_234;
  expect(clock.nowMs()).toBe(databaseAt(timerMs));
});
