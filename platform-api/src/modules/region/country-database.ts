import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Reader, type Response } from 'mmdb-lib';

/** Tells the country of an address. */
export interface CountrySource {
  /** What it is called on the operators' page; null where countries cannot be told apart. */
  readonly name: string | null;
  /** ISO 3166-1 alpha-2, null for an address that it does not know. */
  countryOf(ip: string): string | null;
}

const NO_COUNTRIES: CountrySource = { name: null, countryOf: () => null };

/**
 * Opens a mounted country database in the MaxMind format (GeoLite2 Country, DB-IP Country Lite, or one that holds more).
 * Without a path no country is known, and only rules about networks work.
 * @throws Error when the path leads to no such file: a site that must not be open to a country does not start without it
 */
export async function openCountryDatabase(path: string | undefined): Promise<CountrySource> {
  if (!path) return NO_COUNTRIES;
  const reader = await readFile(path).then(
    (file) => new Reader<Response & CountryRecord>(file),
    (cause: unknown) => {
      throw new Error(`the country database ${path} cannot be read`, { cause });
    },
  );
  const { databaseType, buildEpoch } = reader.metadata;
  return {
    name: `${databaseType || basename(path)}, ${buildEpoch.toISOString().slice(0, 10)}`,
    countryOf: (ip) => reader.get(ip)?.country?.iso_code ?? null,
  };
}

interface CountryRecord {
  readonly country?: { readonly iso_code?: string };
}
