import type pg from 'pg';
import type { Audit } from '../../../operators/audit/audit';
import { type ChangeFunction, changeSetting, promoted, withoutCanary } from '../change-setting';
import { recordVerdict } from '../release-record-repository';
import type { Alerts } from './alerts';
import type { Finding } from './compare';
import { type ActiveRollOut, endRollOut, writeStep } from './roll-out-repository';
import type { ReadPageCounts } from '../served-pages-repository';
import type { ReadSignalCounts } from './signal-count-repository';

/** What pages reported about releases, and how many never did. */
export interface ReleaseCounts {
  readonly signals: ReadSignalCounts;
  readonly pages: ReadPageCounts;
}

/** One look at one roll-out, in its transaction. */
export interface Look {
  readonly tx: pg.PoolClient;
  readonly rollOut: ActiveRollOut;
  readonly now: Date;
  readonly requestId: string;
  readonly audit: Audit;
  readonly alerts: Alerts;
  readonly counts: ReleaseCounts;
}

const REASON = 'by the rule of the roll-out';

/** Gives the release to the share of a step. @param loads of the release until now */
export async function moveTo(look: Look, step: number, loads: number): Promise<void> {
  const { tx, rollOut, now } = look;
  const canaryPercent = rollOut.steps[step]?.percent ?? 100;
  if (canaryPercent === 100) return complete(look);
  await writeStep(tx, rollOut.id, step, loads, now);
  const canary = rollOut.version;
  await change(look, 'roll-out-advanced', (setting) => ({ ...setting, canary, canaryPercent, followsBuild: false }));
}

/** Makes the release the stable one. */
export async function complete(look: Look): Promise<void> {
  const { tx, rollOut, now } = look;
  await endRollOut(tx, rollOut.id, 'complete', now);
  await change(look, 'roll-out-complete', (setting) => promoted(setting, rollOut.version));
}

/** Gives every visitor the stable release again, and calls the new one bad where something was found of it. */
export async function halt(look: Look, findings: readonly Finding[]): Promise<void> {
  const { tx, rollOut, now } = look;
  const { brandId, remote, version } = rollOut;
  await endRollOut(tx, rollOut.id, 'halted', now);
  const faults = findings.map(({ signal }) => signal).filter((signal) => signal !== 'noData');
  // Without data nothing is known of the release, bad things neither.
  if (faults.length > 0)
    await recordVerdict(tx, brandId, remote, { version, verdict: 'bad', reason: `halted: ${faults.join(', ')}` });
  await change(look, 'roll-out-halted', withoutCanary);
}

/** An operator has changed the remote by hand meanwhile: that decision stands. */
export async function giveWay({ tx, rollOut, now, audit, requestId }: Look): Promise<void> {
  const { id, brandId, remote } = rollOut;
  await endRollOut(tx, id, 'stopped', now);
  await audit.record(
    {
      actor: { kind: 'system' },
      action: 'remote.roll-out-stopped',
      subject: `remote:${remote}`,
      reason: 'the remote was changed by hand',
      details: { rollOutId: id },
      brandId,
      requestId,
    },
    tx,
  );
}

function change({ tx, audit, requestId, rollOut }: Look, action: string, changed: ChangeFunction): Promise<void> {
  const { brandId, remote } = rollOut;
  const settingChange = { brandId, remote, actor: { kind: 'system' }, reason: REASON, requestId } as const;
  return changeSetting(tx, audit, settingChange, action, changed);
}
