import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Audit, AuditActor } from '../../operators/audit/audit';
import {
  announceChange,
  type ChangeFunction,
  changeSetting,
  promoted,
  recordChange,
  type SettingChange,
} from './change-setting';
import { refuseWhileFrozen } from './roll-out/freeze-windows';
import { recordStable, recordVerdict } from './release-record-repository';
import { lockRemoteSetting, readLastChange, type RemoteSetting, writeRemoteSetting } from './remote-setting-repository';
import type { ReleaseStores } from './release-files';
import { registeredRelease, requireFiles, requireFit, requireServable } from './require-servable';

/** Who changes what of a brand and why; written to the audit log. */
export interface RemoteChange {
  readonly brand: BrandRef;
  readonly remote: string;
  /** Of the setting that the operator saw. */
  readonly revision: number;
  readonly actor: AuditActor;
  readonly reason: string;
  readonly requestId: string;
}

/** What members read where a remote is off, by language. */
export type OffNotices = Readonly<Record<string, string>>;

/**
 * Operators' changes to a brand's remotes. Each change is audited and announced to open pages, and throws Failure
 * `remote_changed` with the current setting when another was made meanwhile.
 */
export interface RemoteChanges {
  /** @param version the first release of a remote that the brand has not had until now */
  enable(change: RemoteChange, version?: string): Promise<void>;
  disable(change: RemoteChange, notices: OffNotices): Promise<void>;
  /** @param canaryPercent share of visitors who get it as a canary; undefined makes it the stable release */
  promote(change: RemoteChange, version: string, canaryPercent: number | undefined): Promise<void>;
  /** @param version null removes the pin */
  pin(change: RemoteChange, version: string | null): Promise<void>;
  /** Makes an earlier release the stable one, ends canary and pin, and marks the one that was served as bad. */
  rollback(change: RemoteChange, version: string): Promise<void>;
  /** Has open pages that run another release than they should reload, each at a moment when that takes nothing from the person. */
  reload(change: RemoteChange): Promise<void>;
  /** An operator's word about a release. @param verdict null takes it back */
  judge(change: RemoteChange, version: string, verdict: 'good' | 'bad' | null): Promise<void>;
}

export function createRemoteChanges(
  { database: { pool }, bus, clock }: Pick<Platform, 'database' | 'bus' | 'clock'>,
  audit: Audit,
  stores: ReleaseStores,
): RemoteChanges {
  /** Changes the setting that the operator saw, and announces it after the commit. */
  async function apply(change: RemoteChange, action: string, changed: ChangeFunction): Promise<void> {
    await inTransaction(pool, (client) =>
      changeSetting(client, audit, settingChangeOf(change), action, async (before, tx) => {
        await requireRevision(tx, change, before);
        return changed(before, tx);
      }),
    );
    announce(change);
  }

  const announce = ({ requestId, brand }: RemoteChange) => announceChange(bus, brand.id, requestId);

  return {
    async enable(change, version) {
      if (version !== undefined) await requireFiles(pool, stores, change.remote, version);
      if (version !== undefined && (await addToBrand(pool, audit, change, version))) announce(change);
      else await apply(change, 'enabled', (setting, tx) => switchedOn(tx, change, setting));
    },

    disable: (change, offNotices) =>
      apply(change, 'disabled', (setting) => ({ ...setting, enabled: false, offNotices })),

    async promote(change, version, canaryPercent) {
      // A canary of nobody ends one.
      const isServed = canaryPercent !== 0;
      if (isServed) await requireFiles(pool, stores, change.remote, version);
      await apply(change, canaryPercent === undefined ? 'promoted' : 'canary', async (setting, tx) => {
        if (isServed) {
          await refuseWhileFrozen(tx, change.brand, clock.now());
          await requireServable(tx, change, version);
        }
        requireOwnCanary(change, setting, version);
        return canaryPercent === undefined
          ? promoted(setting, version)
          : { ...setting, canary: version, canaryPercent, followsBuild: false };
      });
    },

    async pin(change, version) {
      if (version !== null) await requireFiles(pool, stores, change.remote, version);
      await apply(change, version === null ? 'unpinned' : 'pinned', async (setting, tx) => {
        if (version !== null) await requireServable(tx, change, version);
        return { ...setting, pinned: version };
      });
    },

    async rollback(change, version) {
      await requireFiles(pool, stores, change.remote, version);
      await apply(change, 'rolled-back', async (setting, tx) => {
        await requireServable(tx, change, version);
        const broken = servedBefore(setting, version);
        if (broken !== null)
          await recordVerdict(tx, change.brand.id, change.remote, {
            version: broken,
            verdict: 'bad',
            reason: change.reason,
          });
        return { ...promoted(setting, version), pinned: null };
      });
    },

    reload: (change) =>
      apply(change, 'reload-forced', (setting) => ({ ...setting, reloadRevision: setting.revision + 1 })),

    judge: (change, version, verdict) =>
      apply(change, verdict === null ? 'judgement-withdrawn' : `judged-${verdict}`, async (setting, tx) => {
        const { brand, remote, reason } = change;
        await registeredRelease(tx, remote, version);
        await recordVerdict(tx, brand.id, remote, { version, verdict, reason });
        return setting;
      }),
  };
}

const settingChangeOf = ({ brand, remote, actor, reason, requestId }: RemoteChange): SettingChange => ({
  brandId: brand.id,
  remote,
  actor,
  reason,
  requestId,
});

/** @throws Failure `release_incompatible` where the shell has changed while the remote was off */
async function switchedOn(tx: pg.PoolClient, change: RemoteChange, setting: RemoteSetting): Promise<RemoteSetting> {
  const { release } = await registeredRelease(tx, change.remote, setting.pinned ?? setting.stable);
  await requireFit(tx, change.brand.id, release);
  return { ...setting, enabled: true, offNotices: {} };
}

/** @returns false where the brand has the remote already */
function addToBrand(pool: pg.Pool, audit: Audit, change: RemoteChange, version: string): Promise<boolean> {
  const { brand, remote } = change;
  return inTransaction(pool, async (client) => {
    if (await lockRemoteSetting(client, brand.id, remote)) return false;
    await requireServable(client, change, version);
    const after = newSetting(version);
    await writeRemoteSetting(client, brand.id, remote, after);
    await recordStable(client, brand.id, remote, version);
    await recordChange(client, audit, settingChangeOf(change), 'added', { before: null, after });
    return true;
  });
}

/** What is not an operator neither replaces nor ends the canary of another release. @throws Failure `release_not_allowed` */
function requireOwnCanary({ actor, brand }: RemoteChange, setting: RemoteSetting, version: string): void {
  const { canary, canaryPercent } = setting;
  if (actor.kind !== 'operator' && canary !== null && canaryPercent > 0 && canary !== version)
    throw new Failure('release_not_allowed', { reasons: [`${canary} is the canary of ${brand.code}`] });
}

const newSetting = (stable: string): RemoteSetting => ({
  enabled: true,
  offNotices: {},
  stable,
  previous: null,
  canary: null,
  canaryPercent: 0,
  pinned: null,
  followsBuild: false,
  revision: 1,
  reloadRevision: 0,
});

/** The release that a roll-back to `target` takes away: the pin, the stable one, or the canary beside it. */
const servedBefore = ({ pinned, stable, canary, canaryPercent }: RemoteSetting, target: string): string | null =>
  [pinned, stable, canaryPercent > 0 ? canary : null].find((version) => version !== null && version !== target) ?? null;

/** @throws Failure `remote_changed` with what another operator made of it */
async function requireRevision(
  tx: pg.PoolClient,
  { brand, remote, revision }: RemoteChange,
  current: RemoteSetting,
): Promise<void> {
  if (revision === current.revision) return;
  const lastChange = await readLastChange(tx, brand.id, remote);
  throw new Failure('remote_changed', { current, lastChange });
}
