import type { Queryable } from '../../../platform/database';
import type { RunningReleases } from './resolve';

/** An operator's settings of a remote at a brand. */
export interface RemoteSetting extends RunningReleases {
  /** Follows the newest build of the checkout at start; false once an operator has chosen a release. */
  readonly followsBuild: boolean;
  /** Raised by every change. */
  readonly revision: number;
  /** The revision at which an operator last had open pages reload for it; 0: never. */
  readonly reloadRevision: number;
}

/** Locks the setting for the caller's transaction. @returns null when the brand has no such remote */
export async function lockRemoteSetting(tx: Queryable, brandId: number, remote: string): Promise<RemoteSetting | null> {
  const { rows } = await tx.query<RemoteSetting>(
    `select enabled, off_notices as "offNotices", stable, previous, canary, canary_percent as "canaryPercent",
            pinned, follows_build as "followsBuild", revision, reload_revision as "reloadRevision"
     from brand_remote where brand_id = $1 and remote = $2 for update`,
    [brandId, remote],
  );
  return rows[0] ?? null;
}

/** Writes a setting, the brand's first one included. */
export async function writeRemoteSetting(
  tx: Queryable,
  brandId: number,
  remote: string,
  setting: RemoteSetting,
): Promise<void> {
  const { enabled, offNotices, stable, previous, canary, canaryPercent, pinned, followsBuild } = setting;
  await tx.query(
    `insert into brand_remote
       (brand_id, remote, enabled, off_notices, stable, previous, canary, canary_percent, pinned, follows_build, revision,
        reload_revision, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now())
     on conflict (brand_id, remote) do update
     set enabled = excluded.enabled, off_notices = excluded.off_notices, stable = excluded.stable,
         previous = excluded.previous, canary = excluded.canary, canary_percent = excluded.canary_percent,
         pinned = excluded.pinned, follows_build = excluded.follows_build, revision = excluded.revision,
         reload_revision = excluded.reload_revision, changed_at = excluded.changed_at`,
    [
      brandId,
      remote,
      enabled,
      JSON.stringify(offNotices),
      stable,
      previous,
      canary,
      canaryPercent,
      pinned,
      followsBuild,
      setting.revision,
      setting.reloadRevision,
    ],
  );
}

/** Who changed a remote's setting last, and how; null while nobody did. */
export async function readLastChange(
  connection: Queryable,
  brandId: number,
  remote: string,
): Promise<{ readonly action: string; readonly by: string | null; readonly at: Date } | null> {
  const { rows } = await connection.query<{ action: string; by: string | null; at: Date }>(
    `select action, operator.name as by, at from audit_log
     left join operator on actor_kind = 'operator' and operator.id = actor_id
     where brand_id = $1 and subject = $2 order by at desc, audit_log.id desc limit 1`,
    [brandId, `remote:${remote}`],
  );
  return rows[0] ?? null;
}

/** Has the brands that follow the checkout's builds of a remote run a registered release. */
export async function followBuild(connection: Queryable, remote: string, version: string): Promise<void> {
  await connection.query(
    `update brand_remote set previous = stable, stable = $2, revision = revision + 1, changed_at = now()
     where remote = $1 and follows_build and stable <> $2
       and exists (select from remote_release release where release.remote = $1 and release.version = $2)`,
    [remote, version],
  );
}
