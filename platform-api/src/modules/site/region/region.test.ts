import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_REGION_RULES, type RegionRules } from '@marquee/contract/region-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CountrySource, openCountryDatabase } from './country-database';
import { countryDatabaseOf } from './mmdb.fixture';
import { createRegionService } from './service';

let folder: string;
let countries: CountrySource;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-countries-'));
  const file = join(folder, 'countries.mmdb');
  await writeFile(
    file,
    countryDatabaseOf({ '203.0.113.0/24': 'BD', '198.51.100.0/25': 'US', '198.51.100.128/25': 'VN' }),
  );
  countries = await openCountryDatabase(file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rules = (changes: Partial<RegionRules>): RegionRules => ({ ...NO_REGION_RULES, ...changes });
const restricted = (changes: Partial<RegionRules>, ip: string) =>
  createRegionService(countries).isRestricted(rules(changes), ip);

describe('the country database', () => {
  test('returns countries by address, and its name', () => {
    expect(countries.countryOf('203.0.113.9')).toBe('BD');
    expect(countries.countryOf('198.51.100.127')).toBe('US');
    expect(countries.countryOf('198.51.100.128')).toBe('VN');
    expect(countries.countryOf('192.0.2.1')).toBeNull();
    expect(countries.name).toMatch(/^Test-Country, 20\d\d-/);
  });

  test('knows no country without a file, and refuses to start with a wrong path', async () => {
    expect(await openCountryDatabase(undefined)).toMatchObject({ name: null });
    await expect(openCountryDatabase(join(folder, 'missing.mmdb'))).rejects.toThrow(/missing\.mmdb cannot be read/);
  });
});

test('a mapped address has the country of its IPv4 address, and what is no address has none', () => {
  const { countryOf } = createRegionService(countries);
  expect(['203.0.113.9', '::ffff:203.0.113.9', '192.0.2.1', 'unix'].map(countryOf)).toEqual(['BD', 'BD', null, null]);
});

describe('regional restrictions', () => {
  test('admit everybody without rules', () => {
    expect(restricted({}, '203.0.113.9')).toBe(false);
  });

  test.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.7/32', '203.0.113.7', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['203.0.113.0/24', '::ffff:203.0.113.4', true],
  ])('the network %s and a visitor from %s: restricted %s', (network, ip, outcome) => {
    expect(restricted({ blockedNetworks: [network] }, ip)).toBe(outcome);
  });

  test('refuse a blocked country, not others or unknown ones', () => {
    expect(restricted({ blockedCountries: ['US', 'GB'] }, '198.51.100.1')).toBe(true);
    expect(restricted({ blockedCountries: ['US', 'GB'] }, '203.0.113.1')).toBe(false);
    expect(restricted({ blockedCountries: ['US', 'GB'] }, '192.0.2.1')).toBe(false);
  });

  test('admit an open network regardless of other rules', () => {
    const both = { blockedCountries: ['US'], blockedNetworks: ['198.51.100.0/24'], openNetworks: ['198.51.100.8/29'] };
    expect(restricted(both, '198.51.100.9')).toBe(false);
    expect(restricted(both, '198.51.100.16')).toBe(true);
  });
});
