import type { CallValue } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { missingLanguages } from '@marquee/contract/missing-languages';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Brand } from '../../site/brand/brand';
import { readReleaseRecords } from './release-record-repository';
import { type ListedVersion, readBrandRemotes, readVersions } from './repository';
import type { BrandRemote } from './resolve';
import type { RemoteTelemetry } from './telemetry';

/** The remotes of a brand for operators: running and available versions with what the brand knows of them. */
export async function listRemotes(
  pool: pg.Pool,
  telemetry: RemoteTelemetry,
  brand: Brand,
): Promise<CallValue<'remotes.list'>> {
  const [entries, versions, loads] = await Promise.all([
    remotesOf(pool, brand),
    readVersions(pool, brand.id),
    telemetry.lastDay(brand.id),
  ]);
  return Promise.all(
    entries.map(async ({ brandId, ...entry }) => {
      const records = await readReleaseRecords(pool, brandId, entry.remote);
      return {
        ...entry,
        versions: (versions.get(entry.remote) ?? []).map((listed) => {
          const record = records.find((candidate) => candidate.version === listed.version);
          return {
            ...listedVersion(listed, brand),
            stableAt: record?.stableAt?.toISOString() ?? null,
            verdict: record?.verdict ?? null,
            allLoads: record?.loads ?? { good: 0, bad: 0 },
          };
        }),
        loads: loads.filter(({ remote }) => remote === entry.remote).map(({ remote: _remote, ...counts }) => counts),
      };
    }),
  );
}

/** Registered remotes that a brand has not had until now. */
export async function listAvailable(pool: pg.Pool, brand: Brand): Promise<CallValue<'remotes.available'>> {
  const [entries, versions] = await Promise.all([remotesOf(pool, brand), readVersions(pool, brand.id)]);
  const ofBrand = new Set(entries.map(({ remote }) => remote));
  return [...versions]
    .filter(([remote]) => !ofBrand.has(remote))
    .map(([remote, listed]) => ({
      remote,
      versions: listed.map((release) => listedVersion(release, brand)),
    }));
}

const remotesOf = async (pool: pg.Pool, { id }: BrandRef): Promise<BrandRemote[]> =>
  (await readBrandRemotes(pool)).get(id) ?? [];

const listedVersion = ({ version, registeredAt, provenance, spoken }: ListedVersion, { config }: Brand) => ({
  version,
  registeredAt: registeredAt.toISOString(),
  provenance,
  missingLanguages: missingLanguages(spoken, config.languages),
});
