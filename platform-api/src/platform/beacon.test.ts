import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { beaconRoundOf, createDrandBeacon, openLocalBeacon, timeOfBeaconRound } from './beacon';
import { stateKeys } from './key-file';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A relay that gives one answer. */
async function relay(status: number, body: unknown): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => once(server.close(), 'close'));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}

const signature = 'ab'.repeat(48);
const randomness = hash('sha256', Buffer.from(signature, 'hex'));

test('counts rounds as quicknet does', () => {
  expect(timeOfBeaconRound(27_946_612)).toEqual(new Date('2026-04-20T00:00:00Z'));
  expect(timeOfBeaconRound(1)).toEqual(new Date('2023-08-23T15:09:27Z'));
});

test('fixes the first round at least two seconds after the end of betting', () => {
  const at = timeOfBeaconRound(1_000).getTime();
  expect(beaconRoundOf(new Date(at - 2_000))).toBe(1_000);
  expect(beaconRoundOf(new Date(at - 1_999))).toBe(1_001);
  expect(beaconRoundOf(new Date(at - 5_000))).toBe(999);
});

test('reads a round of a relay by its number', async () => {
  const { url, paths } = await relay(200, { round: 7, randomness, signature });
  expect(await createDrandBeacon(`${url}/`).read(7)).toEqual({ randomness, signature });
  expect(paths).toEqual(['/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/7']);
});

test.each([404, 425])('waits for a round that a relay answers with %i', async (status) => {
  const { url } = await relay(status, {});
  expect(await createDrandBeacon(url).read(7)).toBeNull();
});

test.each([
  ['another round', 200, { round: 8, randomness, signature }],
  ['randomness that is not of the signature', 200, { round: 7, randomness: 'cd'.repeat(32), signature }],
  ['no hex', 200, { round: 7, randomness: 'x', signature }],
  ['a fault of its own', 502, {}],
])('refuses %s', async (_, status, body) => {
  const { url } = await relay(status, body);
  await expect(createDrandBeacon(url).read(7)).rejects.toThrow();
});

test('gives the rounds of the local chain again after a restart, and others elsewhere', async () => {
  const home = await mkdtemp(join(tmpdir(), 'marquee-beacon-'));
  const other = await mkdtemp(join(tmpdir(), 'marquee-beacon-'));
  for (const folder of [home, other]) closing.push(() => rm(folder, { recursive: true }));
  const first = await (await openLocalBeacon(stateKeys(home))).read(7);
  expect(first?.randomness).toBe(hash('sha256', Buffer.from(first?.signature ?? '', 'hex')));
  expect(await (await openLocalBeacon(stateKeys(home))).read(7)).toEqual(first);
  expect(await (await openLocalBeacon(stateKeys(home))).read(8)).not.toEqual(first);
  expect(await (await openLocalBeacon(stateKeys(other))).read(7)).not.toEqual(first);
});
