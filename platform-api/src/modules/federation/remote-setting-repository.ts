import type { Queryable } from '../../platform/database';
import type { RunningReleases } from './resolve';

/** An operator's settings of a remote at a brand. */
export interface RemoteSetting extends RunningReleases {
  /** Follows the newest build of the checkout at start; false once an operator has chosen a release. */
  readonly followsBuild: boolean;
}

/** Locks the setting for the caller's transaction. @returns null when the brand has no such remote */
export async function lockRemoteSetting(tx: Queryable, brandId: number, remote: string): Promise<RemoteSetting | null> {
  const { rows } = await tx.query<RemoteSetting>(
    `select enabled, disabled_reason as "disabledReason", stable, previous, canary, canary_percent as "canaryPercent",
            pinned, follows_build as "followsBuild"
     from brand_remote where brand_id = $1 and remote = $2 for update`,
    [brandId, remote],
  );
  return rows[0] ?? null;
}

export async function writeRemoteSetting(
  tx: Queryable,
  brandId: number,
  remote: string,
  setting: RemoteSetting,
): Promise<void> {
  const { enabled, disabledReason, stable, previous, canary, canaryPercent, pinned, followsBuild } = setting;
  await tx.query(
    `update brand_remote
     set enabled = $3, disabled_reason = $4, stable = $5, previous = $6, canary = $7, canary_percent = $8, pinned = $9,
         follows_build = $10, changed_at = now()
     where brand_id = $1 and remote = $2`,
    [brandId, remote, enabled, disabledReason, stable, previous, canary, canaryPercent, pinned, followsBuild],
  );
}
