import { type Release, releaseSchema } from '@marquee/contract/release';
import type pg from 'pg';
import { Failure } from '../../platform/failure';

/**
 * Registers a published release. Repeating it changes nothing.
 * @throws Failure `release_exists` when name and version are registered with other files
 */
export async function registerRelease(pool: pg.Pool, document: unknown): Promise<{ readonly added: boolean }> {
  const release: Release = releaseSchema.parse(document);
  const { rowCount } = await pool.query(
    'insert into remote_release (remote, version, kind, document) values ($1, $2, $3, $4) on conflict do nothing',
    [release.name, release.version, release.kind, JSON.stringify(release)],
  );
  if (rowCount === 1) return { added: true };
  const { rows } = await pool.query<{ same: boolean }>(
    `select document -> 'integrity' = $3::jsonb as same from remote_release where remote = $1 and version = $2`,
    [release.name, release.version, JSON.stringify(release.integrity)],
  );
  if (!rows[0]?.same) throw new Failure('release_exists', { name: release.name, version: release.version });
  return { added: false };
}
