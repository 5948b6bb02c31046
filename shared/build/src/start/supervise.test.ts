import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../postgres/free-port';
import { isAlive } from '../postgres/process-info';
import { fixtureService } from './service.fixture';
import { pauseBefore, supervise, superviseService } from './supervise';

let folder: string;
const log: string[] = [];
const quick = { log: (line: string) => void log.push(line), pauseMs: () => 10 };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-supervise-'));
  log.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('starts a killed service again, on its port', async () => {
  const port = await freePort();
  const started: number[] = [];
  const service = await superviseService(fixtureService(folder, port), {
    ...quick,
    onStart: ({ pid }) => void started.push(pid),
  });
  process.kill(started[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(started).toHaveLength(2), 10_000);
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200), 10_000);
  expect(log[0]).toContain('fixture ended by itself');
  await service.stop();
  expect(started.map(isAlive)).toEqual([false, false]);
});

/** A part that a test ends, and that does not start while `broken`. */
function fakePart() {
  const state = { starts: 0, broken: false, end: (_reason: string): void => undefined };
  const stop = vi.fn(async () => undefined);
  const launch = async (onExit: (reason: string) => void) => {
    state.starts += 1;
    if (state.broken) throw new Error('no memory');
    state.end = onExit;
    return { stop };
  };
  return { state, stop, launch };
}

test('tries again until a part starts, after pauses that grow with the failures in a row', async () => {
  const { state, launch, stop } = fakePart();
  const asked: number[] = [];
  const supervised = await supervise(launch, { ...quick, pauseMs: (failures) => (asked.push(failures), 1) });
  state.broken = true;
  state.end('killed');
  await vi.waitFor(() => expect(state.starts).toBeGreaterThan(3));
  state.broken = false;
  await vi.waitFor(() => expect(log.at(-1)).toContain('runs again'));
  expect(asked.slice(0, 3)).toEqual([1, 2, 3]);
  await supervised.stop();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('starts nothing again once it is stopped, also in the middle of a pause', async () => {
  const { state, launch } = fakePart();
  const supervised = await supervise(launch, { ...quick, pauseMs: () => 3_600_000 });
  state.end('killed');
  await vi.waitFor(() => expect(log).toHaveLength(1));
  await supervised.stop();
  expect(state.starts).toBe(1);
});

test('reports the failure of the first start', async () => {
  const { state, launch } = fakePart();
  state.broken = true;
  await expect(supervise(launch, quick)).rejects.toThrow('no memory');
});

test('doubles the pauses up to half a minute', () => {
  expect([1, 2, 3, 4, 50].map(pauseBefore)).toEqual([500, 1_000, 2_000, 4_000, 30_000]);
});
