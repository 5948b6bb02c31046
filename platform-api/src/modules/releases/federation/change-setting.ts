import type pg from 'pg';
import type { EventBus } from '../../../platform/events/event-bus';
import { Failure } from '../../../platform/failure';
import type { Audit, AuditActor } from '../../operators/audit/audit';
import { lastKnownGood } from './last-known-good';
import { readReleaseRecords, recordServed, recordStable } from './release-record-repository';
import { lockRemoteSetting, type RemoteSetting, writeRemoteSetting } from './remote-setting-repository';

/** Who changes a remote's setting at a brand, and why; written to the audit log. */
export interface SettingChange {
  readonly brandId: number;
  readonly remote: string;
  readonly actor: AuditActor;
  readonly reason: string;
  readonly requestId: string;
}

export type ChangeFunction = (before: RemoteSetting, tx: pg.PoolClient) => RemoteSetting | Promise<RemoteSetting>;

/**
 * Changes a brand's setting under its lock, and records it before and after. The caller announces it after the commit.
 * @throws Failure `not_found` when the brand does not have the remote
 */
export async function changeSetting(
  tx: pg.PoolClient,
  audit: Audit,
  change: SettingChange,
  action: string,
  changed: ChangeFunction,
): Promise<void> {
  const before = await lockRemoteSetting(tx, change.brandId, change.remote);
  if (!before) throw new Failure('not_found');
  const after = await withRecords(tx, change, before, await changed(before, tx));
  await writeRemoteSetting(tx, change.brandId, change.remote, after);
  await recordChange(tx, audit, change, action, { before, after });
}

/** Open pages read their configuration again. */
export const announceChange = (bus: EventBus, brandId: number, requestId: string): void =>
  bus.publish('config.changed', { revision: requestId }, { brandId });

export function recordChange(
  tx: pg.PoolClient,
  audit: Audit,
  { brandId, remote, actor, reason, requestId }: SettingChange,
  action: string,
  details: { readonly before: RemoteSetting | null; readonly after: RemoteSetting },
): Promise<void> {
  const entry = { actor, action: `remote.${action}`, subject: `remote:${remote}`, reason, details, brandId, requestId };
  return audit.record(entry, tx);
}

/** Every visitor gets the stable release, or the pin. */
export const withoutCanary = (setting: RemoteSetting): RemoteSetting => ({
  ...setting,
  canary: null,
  canaryPercent: 0,
});

/** Makes the release the stable one for every visitor. */
export const promoted = (setting: RemoteSetting, version: string): RemoteSetting => ({
  ...withoutCanary(setting),
  stable: version,
  followsBuild: false,
});

/** The changed setting with its next revision and its fall-back, after what was served until now is on record. */
async function withRecords(
  tx: pg.PoolClient,
  { brandId, remote }: SettingChange,
  before: RemoteSetting,
  after: RemoteSetting,
): Promise<RemoteSetting> {
  const others = [before.pinned, before.canaryPercent > 0 ? before.canary : null].filter((version) => version !== null);
  await recordServed(tx, brandId, remote, { stable: before.stable, others });
  if (after.stable !== before.stable) await recordStable(tx, brandId, remote, after.stable);
  const previous = lastKnownGood(await readReleaseRecords(tx, brandId, remote), after.stable);
  return { ...after, previous, revision: before.revision + 1 };
}
