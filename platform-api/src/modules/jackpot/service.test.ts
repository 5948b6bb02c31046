import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJackpotService } from './service';

const brand = { id: 1, currency: 'BDT' };
const setting = { seed: 's', startedAt: new Date(0), startUnits: 1n, enabled: true, poolId: 7 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('announces a pool at most once a second, and only when it has changed', async () => {
  let balance = 100_000n;
  const amounts: string[] = [];
  const query = ({ name }: { readonly name: string }) =>
    Promise.resolve({ rows: [name === 'jackpot-read' ? setting : { vendor: 'PG', name: 'PG', balance }] });
  const service = createJackpotService({
    database: { pool: { query } },
    bus: {
      subscribe: () => () => undefined,
      publish: (_topic: string, { amount }: { readonly amount: string }) => void amounts.push(amount),
    },
    clock: { now: () => new Date() },
    log: { warn: () => undefined, error: () => undefined },
  } as never);
  service.run(() => Promise.resolve([brand]));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(amounts).toEqual(['1.00']);
  for (let bet = 0; bet < 100; bet++) {
    balance += 1_000n;
    await vi.advanceTimersByTimeAsync(40);
  }
  expect(amounts.length).toBeGreaterThanOrEqual(4);
  expect(amounts.length).toBeLessThanOrEqual(6);
  service.close();
  const count = amounts.length;
  balance += 1_000n;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(amounts).toHaveLength(count);
});
