import { expect, it, vi } from 'vitest';
import { createIntegrityMap } from './integrity-map';

const release = {
  version: '1.0.0',
  baseUrl: '/releases/mf-games/1.0.0/',
  entry: 'entry.js',
  assets: {},
  integrity: { 'entry.js': 'sha256-good' },
};
const mapWith = (failClosed: boolean) => {
  const map = createIntegrityMap({ origin: 'https://site.example', failClosed });
  map.add(release);
  return map;
};
const UNMATCHABLE = /^sha256-A{43}=$/;

it('returns the hash of each file of a release, whatever its query', () => {
  expect(mapWith(true).integrityOf('https://site.example/releases/mf-games/1.0.0/entry.js?attempt=2')).toBe(
    'sha256-good',
  );
});

it('gives an unlisted file of a release a hash that matches nothing', () => {
  expect(mapWith(false).integrityOf('/releases/mf-games/1.0.0/other.js')).toMatch(UNMATCHABLE);
});

it('fails closed in production for scripts of other origins, and lets developers load theirs', () => {
  expect(mapWith(true).integrityOf('http://localhost:4103/entry.js')).toMatch(UNMATCHABLE);
  expect(mapWith(false).integrityOf('http://localhost:4103/entry.js')).toBe('');
});

it('adds further files of a release', () => {
  const map = mapWith(true);
  map.add({ ...release, integrity: { 'messages-th.1.js': 'sha256-thai' } });
  expect(map.integrityOf('/releases/mf-games/1.0.0/messages-th.1.js')).toBe('sha256-thai');
  expect(map.integrityOf('/releases/mf-games/1.0.0/entry.js')).toBe('sha256-good');
});

it('reads the files of a further language from the release itself', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ integrity: { 'entry.js': 'sha256-good', 'messages-th.1.js': 'sha256-thai' } }),
    );
  const map = mapWith(true);
  await map.loadHashes(release, 'messages-th');
  await map.loadHashes(release, 'messages-th');
  expect(map.integrityOf('/releases/mf-games/1.0.0/messages-th.1.js')).toBe('sha256-thai');
  expect(fetched.mock.calls.map(([url]) => (url as URL).href)).toEqual([
    'https://site.example/releases/mf-games/1.0.0/release.json',
  ]);
  fetched.mockRestore();
});

it('requests the files of a release at new addresses after each failure, with the same hashes', () => {
  const map = mapWith(true);
  const file = 'https://site.example/releases/mf-games/1.0.0/entry.js';
  const other = 'https://site.example/releases/mf-games/1.1.0/entry.js';
  expect(map.addressOf(file)).toBe(file);
  map.renewAddresses(release);
  map.renewAddresses(release);
  expect(map.addressOf(file)).toBe(`${file}?attempt=2`);
  expect(map.addressOf(`${file}?attempt=1`)).toBe(`${file}?attempt=2`);
  expect(map.addressOf(other)).toBe(other);
  expect(map.integrityOf(map.addressOf(file))).toBe('sha256-good');
});
