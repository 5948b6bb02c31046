import { expect, it } from 'vitest';
import { createIntegrityMap } from './integrity';

const release = {
  version: '1.0.0',
  baseUrl: '/releases/mf-games/1.0.0/',
  entry: 'entry.js',
  assets: {},
  integrity: { 'entry.js': 'sha384-good' },
};
const mapWith = (failClosed: boolean) => {
  const map = createIntegrityMap({ origin: 'https://site.example', failClosed });
  map.add(release);
  return map;
};
const UNMATCHABLE = /^sha384-A{64}$/;

it('knows the hash of each file of a release, whatever its query', () => {
  expect(mapWith(true).integrityOf('https://site.example/releases/mf-games/1.0.0/entry.js?attempt=2')).toBe(
    'sha384-good',
  );
});

it('gives a file that the release does not name a hash that nothing matches', () => {
  expect(mapWith(false).integrityOf('/releases/mf-games/1.0.0/other.js')).toMatch(UNMATCHABLE);
});

it('fails closed in production for scripts from elsewhere, and lets developers load theirs', () => {
  expect(mapWith(true).integrityOf('http://localhost:4103/entry.js')).toMatch(UNMATCHABLE);
  expect(mapWith(false).integrityOf('http://localhost:4103/entry.js')).toBe('');
});
