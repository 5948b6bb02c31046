import type { CallValue } from '@marquee/contract/calls/index';
import { missingLanguages } from '@marquee/contract/missing-languages';
import type pg from 'pg';
import type { Brand } from '../../site/brand/brand';
import { Failure } from '../../../platform/failure';
import { lastProved, proofOf } from './last-known-good';
import { readReleaseRecords } from './release-record-repository';
import { readBrandRemotes, readRelease, readVersions } from './repository';
import { readActiveRollOut } from './roll-out/roll-out-repository';

type RemoteStatus = CallValue<'releases.status'>[number];

/** What brands run of a remote, and how its releases did there. */
export async function statusOf(pool: pg.Pool, remote: string, brands: readonly Brand[]): Promise<RemoteStatus[]> {
  const entries = await readBrandRemotes(pool);
  return Promise.all(
    brands.map(async ({ id, code }) => {
      const entry = entries.get(id)?.find((candidate) => candidate.remote === remote);
      const [versions, records, rollOut] = await Promise.all([
        readVersions(pool, id),
        readReleaseRecords(pool, id, remote),
        readActiveRollOut(pool, id, remote),
      ]);
      return {
        brand: code,
        enabled: entry?.enabled ?? false,
        stable: entry?.stable ?? null,
        previous: entry?.previous ?? null,
        canary: entry?.canary ?? null,
        canaryPercent: entry?.canaryPercent ?? 0,
        pinned: entry?.pinned ?? null,
        revision: entry?.revision ?? 0,
        rollOut,
        releases: (versions.get(remote) ?? []).map(({ version, registeredAt }) => {
          const record = records.find((candidate) => candidate.version === version);
          const loads = record?.loads ?? { good: 0, bad: 0 };
          return {
            version,
            registeredAt: registeredAt.toISOString(),
            proof: record ? proofOf(record) : null,
            ...loads,
          };
        }),
      };
    }),
  );
}

/**
 * Where a roll-back goes that names no release: beside a canary to the stable one, which most visitors have, else to the last one that
 * proved itself.
 * @throws Failure `not_found`, `no_proved_release`
 */
export async function provedBefore(pool: pg.Pool, brand: Brand, remote: string): Promise<string> {
  const entry = (await readBrandRemotes(pool)).get(brand.id)?.find((candidate) => candidate.remote === remote);
  if (!entry) throw new Failure('not_found');
  if (entry.pinned === null && entry.canary !== null && entry.canaryPercent > 0) return entry.stable;
  const target = lastProved(await readReleaseRecords(pool, brand.id, remote), entry.pinned ?? entry.stable);
  if (target === null) throw new Failure('no_proved_release');
  return target;
}

/** Where a release has no texts in languages of these brands. */
export async function languagesMissing(
  pool: pg.Pool,
  brands: readonly Brand[],
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<{ brand: string; languages: string[] }[]> {
  const { release } = await readRelease(pool, remote, version);
  return brands
    .map(({ code, config }) => ({ brand: code, languages: missingLanguages(release.manifest, config.languages) }))
    .filter(({ languages }) => languages.length > 0);
}
