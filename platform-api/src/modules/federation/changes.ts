import type { Release } from '@marquee/contract/release';
import { incompatibilities } from '@marquee/contract/release-compatibility';
import type pg from 'pg';
import { type Database, inTransaction } from '../../platform/database';
import { Failure } from '../../platform/failure';
import type { BrandRef, OperatorRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import type { Audit } from '../operator/audit';
import { readRelease } from './repository';

/** Who changes what, and why; goes into the audit log as it is. */
export interface RemoteChange {
  readonly brand: BrandRef;
  readonly remote: string;
  readonly operator: OperatorRef;
  readonly reason: string;
  readonly requestId: string;
}

/** What operators may do with a brand's remotes. Each change is audited and announced to open pages. */
export interface RemoteChanges {
  enable(change: RemoteChange, enabled: boolean): Promise<void>;
  /** @param canaryPercent share of visitors who get it as a canary; undefined makes it the stable release */
  promote(change: RemoteChange, version: string, canaryPercent: number | undefined): Promise<void>;
  pin(change: RemoteChange, version: string | null): Promise<void>;
  /** @returns the release that is stable now. @throws Failure `release_not_found` when there is none to go back to */
  rollback(change: RemoteChange): Promise<string>;
}

interface Row {
  readonly enabled: boolean;
  readonly stable: string;
  readonly previous: string | null;
  readonly canary: string | null;
  readonly pinned: string | null;
}

export function createRemoteChanges({ database, bus }: Platform, audit: Audit): RemoteChanges {
  /** Locks the brand's entry, applies `set`, records before and after, and tells the pages once it is committed. */
  async function apply(
    change: RemoteChange,
    action: string,
    set: (row: Row) => Record<string, unknown>,
  ): Promise<void> {
    await inTransaction(database.pool, async (client) => {
      const before = await lock(client, change);
      const after = set(before);
      await write(client, change, after);
      await audit.record(
        {
          actor: { kind: 'operator', id: change.operator.id },
          action: `remote.${action}`,
          subject: `remote:${change.remote}`,
          reason: change.reason,
          details: { before, after },
          brandId: change.brand.id,
          requestId: change.requestId,
        },
        client,
      );
    });
    bus.publish('config.changed', { revision: change.requestId }, { brandId: change.brand.id });
  }

  return {
    enable: (change, enabled) =>
      apply(change, enabled ? 'enabled' : 'disabled', () => ({
        enabled,
        disabled_reason: enabled ? null : change.reason,
      })),
    async promote(change, version, canaryPercent) {
      await requireFit(database, change, version);
      if (canaryPercent !== undefined) {
        return apply(change, 'canary', () => ({
          canary: version,
          canary_percent: canaryPercent,
          follows_build: false,
        }));
      }
      await apply(change, 'promoted', ({ stable, previous }) => ({
        stable: version,
        previous: stable === version ? previous : stable,
        canary: null,
        canary_percent: 0,
        follows_build: false,
      }));
    },
    async pin(change, version) {
      if (version !== null) await requireFit(database, change, version);
      await apply(change, version === null ? 'unpinned' : 'pinned', () => ({ pinned: version }));
    },
    async rollback(change) {
      let target = '';
      await apply(change, 'rolled-back', ({ stable, previous }) => {
        if (previous === null) throw new Failure('release_not_found', { remote: change.remote });
        target = previous;
        return {
          stable: previous,
          previous: stable,
          canary: null,
          canary_percent: 0,
          pinned: null,
          follows_build: false,
        };
      });
      return target;
    },
  };
}

/** @throws Failure `release_not_found`, `release_incompatible` with the brand's shell */
async function requireFit(database: Database, { brand, remote }: RemoteChange, version: string): Promise<void> {
  const release = await readRelease(database.query, remote, version);
  if (!release) throw new Failure('release_not_found', { remote, version });
  if (release.kind === 'shell') return;
  const shell = await readShell(database.pool, brand.id);
  const reasons = shell ? incompatibilities(release, shell) : [];
  if (reasons.length > 0) throw new Failure('release_incompatible', { reasons });
}

async function lock(client: pg.PoolClient, { brand, remote }: RemoteChange): Promise<Row> {
  const { rows } = await client.query<Row>(
    'select enabled, stable, previous, canary, pinned from brand_remote where brand_id = $1 and remote = $2 for update',
    [brand.id, remote],
  );
  if (!rows[0]) throw new Failure('not_found');
  return rows[0];
}

/** Column names come from this file only. */
async function write(
  client: pg.PoolClient,
  { brand, remote }: RemoteChange,
  after: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(after);
  const assignments = columns.map((column, index) => `${column} = $${index + 3}`).join(', ');
  await client.query(`update brand_remote set ${assignments}, changed_at = now() where brand_id = $1 and remote = $2`, [
    brand.id,
    remote,
    ...Object.values(after),
  ]);
}

async function readShell(pool: pg.Pool, brandId: number): Promise<Release | undefined> {
  const { rows } = await pool.query<{ document: Release }>(
    `select document from brand_remote join remote_release on remote_release.remote = brand_remote.remote
       and version = coalesce(pinned, stable) where brand_id = $1 and kind = 'shell'`,
    [brandId],
  );
  return rows[0]?.document;
}
