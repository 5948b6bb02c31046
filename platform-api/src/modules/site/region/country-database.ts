import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Reader, type Response } from 'mmdb-lib';

/** Looks up the country of an address. */
export interface CountrySource {
  /** Display name for operators; null where no database is mounted. */
  readonly name: string | null;
  /** ISO 3166-1 alpha-2, null for an unknown address. */
  countryOf(ip: string): string | null;
}

const NO_COUNTRIES: CountrySource = { name: null, countryOf: () => null };

/**
 * Opens a mounted country database in the MaxMind format (GeoLite2 Country, DB-IP Country Lite, or a superset). Without
 * a path no country is known, and only rules about networks apply.
 * @throws Error when the file does not exist: a site with country rules must not start without it
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
