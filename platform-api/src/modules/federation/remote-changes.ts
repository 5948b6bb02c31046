import type { Release } from '@marquee/contract/release';
import { incompatibilities } from '@marquee/contract/release-compatibility';
import type pg from 'pg';
import { type Database, inTransaction } from '../../platform/database';
import { Failure } from '../../platform/failure';
import type { BrandRef, OperatorRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import type { Audit } from '../operator/audit';
import { lockRemoteSetting, type RemoteSetting, writeRemoteSetting } from './remote-setting-repository';
import { readRelease } from './repository';

/** Operator, brand and reason of a change; written to the audit log. */
export interface RemoteChange {
  readonly brand: BrandRef;
  readonly remote: string;
  readonly operator: OperatorRef;
  readonly reason: string;
  readonly requestId: string;
}

/** Operators' changes to a brand's remotes. Each change is audited and announced to open pages. */
export interface RemoteChanges {
  enable(change: RemoteChange, enabled: boolean): Promise<void>;
  /** @param canaryPercent share of visitors who get it as a canary; undefined makes it the stable release */
  promote(change: RemoteChange, version: string, canaryPercent: number | undefined): Promise<void>;
  /** @param version null removes the pin */
  pin(change: RemoteChange, version: string | null): Promise<void>;
  /**
   * @returns the new stable release
   * @throws Failure `release_not_found` when there is none to go back to
   */
  rollback(change: RemoteChange): Promise<string>;
}

export function createRemoteChanges(
  { database, bus }: Pick<Platform, 'database' | 'bus'>,
  audit: Audit,
): RemoteChanges {
  /** Changes the brand's setting under its lock, records it before and after, and announces it after the commit. */
  async function apply(
    change: RemoteChange,
    action: string,
    changed: (before: RemoteSetting) => RemoteSetting,
  ): Promise<RemoteSetting> {
    const after = await inTransaction(database.pool, async (client) => {
      const before = await lockRemoteSetting(client, change.brand.id, change.remote);
      if (!before) throw new Failure('not_found');
      const setting = changed(before);
      await writeRemoteSetting(client, change.brand.id, change.remote, setting);
      await recordChange(client, audit, change, action, { before, after: setting });
      return setting;
    });
    bus.publish('config.changed', { revision: change.requestId }, { brandId: change.brand.id });
    return after;
  }

  return {
    async enable(change, enabled) {
      await apply(change, enabled ? 'enabled' : 'disabled', (setting) => ({
        ...setting,
        enabled,
        disabledReason: enabled ? null : change.reason,
      }));
    },

    async promote(change, version, canaryPercent) {
      await requireFit(database, change, version);
      if (canaryPercent === undefined) await apply(change, 'promoted', (setting) => promoted(setting, version));
      else
        await apply(change, 'canary', (setting) => ({
          ...setting,
          canary: version,
          canaryPercent,
          followsBuild: false,
        }));
    },

    async pin(change, version) {
      if (version !== null) await requireFit(database, change, version);
      await apply(change, version === null ? 'unpinned' : 'pinned', (setting) => ({ ...setting, pinned: version }));
    },

    async rollback(change) {
      const { stable } = await apply(change, 'rolled-back', (setting) => {
        if (setting.previous === null) throw new Failure('release_not_found', { remote: change.remote });
        return { ...promoted(setting, setting.previous), pinned: null };
      });
      return stable;
    },
  };
}

/** Makes the release the stable one for every visitor; the previous one stays as the fall-back. */
const promoted = (setting: RemoteSetting, version: string): RemoteSetting => ({
  ...setting,
  stable: version,
  previous: setting.stable === version ? setting.previous : setting.stable,
  canary: null,
  canaryPercent: 0,
  followsBuild: false,
});

function recordChange(
  client: pg.PoolClient,
  audit: Audit,
  { brand, remote, operator, reason, requestId }: RemoteChange,
  action: string,
  details: { readonly before: RemoteSetting; readonly after: RemoteSetting },
): Promise<void> {
  return audit.record(
    {
      actor: { kind: 'operator', id: operator.id },
      action: `remote.${action}`,
      subject: `remote:${remote}`,
      reason,
      details,
      brandId: brand.id,
      requestId,
    },
    client,
  );
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

async function readShell(pool: pg.Pool, brandId: number): Promise<Release | undefined> {
  const { rows } = await pool.query<{ document: Release }>(
    `select document from brand_remote join remote_release on remote_release.remote = brand_remote.remote
       and version = coalesce(pinned, stable) where brand_id = $1 and kind = 'shell'`,
    [brandId],
  );
  return rows[0]?.document;
}
