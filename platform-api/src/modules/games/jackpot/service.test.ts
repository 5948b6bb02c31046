import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventListener } from '../../../platform/events/event-bus';
import { createJackpotService } from './service';

const brand = { id: 1, currency: 'BDT' };
const setting = { seed: 's', startedAt: new Date(0), startUnits: 1n, enabled: true, poolId: 7 };

let balance: bigint;
/** What pages received. */
let amounts: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [balance, amounts] = [100_000n, []];
});
afterEach(() => void vi.useRealTimers());

/** Processes that share a database and a bus. */
function start(processes: number) {
  const listeners = new Set<EventListener>();
  const bus = {
    subscribe(listener: EventListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(topic: 'jackpot.tick', payload: { readonly amount: string }, audience: { readonly brandId: number }) {
      amounts.push(payload.amount);
      for (const listener of listeners) listener({ topic, payload, audience } as never);
    },
  };
  const query = ({ name }: { readonly name: string }) =>
    Promise.resolve({ rows: [name === 'jackpot-read' ? setting : { vendor: 'PG', name: 'PG', balance }] });
  const platform = {
    database: { pool: { query } },
    bus,
    clock: { now: () => new Date() },
    log: { warn: () => undefined, error: () => undefined },
  };
  const services = Array.from({ length: processes }, () => createJackpotService(platform as never));
  return { services, close: () => services.forEach((service) => service.close()) };
}
/** A hundred bets in four seconds. */
async function play(): Promise<void> {
  for (let bet = 0; bet < 100; bet++) {
    balance += 1_000n;
    await vi.advanceTimersByTimeAsync(40);
  }
}

test('announces a pool at most once a second, and only when it has changed', async () => {
  const { services, close } = start(1);
  services[0]?.run(() => Promise.resolve([brand]));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(amounts).toEqual(['1.00']);
  await play();
  expect(amounts.length).toBeGreaterThanOrEqual(4);
  expect(amounts.length).toBeLessThanOrEqual(6);
  close();
  const count = amounts.length;
  balance += 1_000n;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(amounts).toHaveLength(count);
});

test('is announced once by several processes together', async () => {
  const { services, close } = start(3);
  for (const service of services) {
    service.run(() => Promise.resolve([brand]));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(amounts).toEqual(['1.00']);
  await play();
  expect(amounts.length).toBeGreaterThanOrEqual(3);
  expect(amounts.length).toBeLessThanOrEqual(6);
  close();
});
