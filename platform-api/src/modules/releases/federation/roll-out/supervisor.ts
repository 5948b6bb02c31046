import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../operators/audit/audit';
import { announceChange } from '../change-setting';
import { lockRemoteSetting, type RemoteSetting } from '../remote-setting-repository';
import type { Alerts } from './alerts';
import { findingsOf } from './compare';
import { decideRollOut } from './decide';
import { isFrozen } from './freeze-window-repository';
import { complete, giveWay, halt, type Look, moveTo, type ReleaseCounts } from './moves';
import { type ActiveRollOut, lockActiveRollOut, readDueRollOuts, writeFindings } from './roll-out-repository';
import { type SilenceQuestion, silenceOf } from './silence';

export interface RollOutSupervisor {
  /** Looks at every roll-out once: starts, advances, completes or halts it. Safe beside other processes. */
  run(): Promise<void>;
}

const NO_PAGES = { served: 0, reporting: 0, lastReportAt: null };
const NO_COUNTS = { loads: 0, failed: 0, threw: 0, error: 0, slow: 0, success: 0 };

/** Moves roll-outs on without a human. */
export function createRollOutSupervisor(
  { database: { pool }, bus, clock, log }: Pick<Platform, 'database' | 'bus' | 'clock' | 'log'>,
  audit: Audit,
  counts: ReleaseCounts,
  alerts: Alerts,
): RollOutSupervisor {
  /** @returns the brand whose visitors may get something else now; null when another process is at the roll-out */
  const superviseOne = (id: string, requestId: string) =>
    inTransaction(pool, async (tx): Promise<number | null> => {
      const rollOut = await lockActiveRollOut(tx, id, 'skip');
      if (!rollOut) return null;
      const setting = await lockRemoteSetting(tx, rollOut.brandId, rollOut.remote);
      const look: Look = { tx, rollOut, now: clock.now(), requestId, audit, alerts, counts };
      if (!setting || !isAsLeft(rollOut, setting)) await giveWay(look);
      else if (rollOut.step === null) return (await startFirst(look)) ? rollOut.brandId : null;
      else return (await lookAt(look, rollOut.step)) ? rollOut.brandId : null;
      return null;
    });

  return {
    async run() {
      for (const id of await readDueRollOuts(pool, clock.now())) {
        const requestId = randomUUID();
        try {
          const brandId = await superviseOne(id, requestId);
          if (brandId !== null) announceChange(bus, brandId, requestId);
        } catch (err) {
          log.error({ err, rollOutId: id }, 'a roll-out could not be moved on');
        }
      }
    },
  };
}

/** @returns whether visitors get something else now */
async function startFirst(look: Look): Promise<boolean> {
  if (await isFrozen(look.tx, look.rollOut.brandId, look.now)) return false;
  await moveTo(look, 0, 0);
  return true;
}

/** @returns whether visitors get something else now */
async function lookAt(look: Look, step: number): Promise<boolean> {
  const { tx, rollOut, now, alerts } = look;
  const { brandId, remote, version, baseline, steps, stepLoads, haltsByItself, createdAt } = rollOut;
  const counts = await look.counts.signals(brandId, remote, [version, baseline], createdAt);
  const candidate = counts.get(version) ?? NO_COUNTS;
  const findings = [
    ...findingsOf(candidate, counts.get(baseline) ?? NO_COUNTS),
    ...silenceOf(await silenceQuestion(look)),
  ];
  const decision = decideRollOut({
    steps,
    step,
    stepStartedAt: rollOut.stepStartedAt ?? now,
    loadsInStep: candidate.loads - stepLoads,
    findings,
    haltsByItself,
    isFrozen: await isFrozen(tx, brandId, now),
    now,
  });
  await writeFindings(tx, rollOut.id, findings);
  if (findings.length > 0) {
    const kind = decision.kind === 'halt' ? 'roll-out-halted' : 'roll-out-findings';
    await alerts.raise(tx, { brandId, remote, version, findings, kind });
  }
  if (decision.kind === 'halt') await halt(look, findings);
  else if (decision.kind === 'advance') await moveTo(look, decision.step, candidate.loads);
  else if (decision.kind === 'complete') await complete(look);
  return decision.kind !== 'wait';
}

async function silenceQuestion({ rollOut, now, counts }: Look): Promise<SilenceQuestion> {
  const { brandId, remote, version, baseline } = rollOut;
  const stepStartedAt = rollOut.stepStartedAt ?? now;
  const pages = await counts.pages(brandId, remote, [version, baseline], stepStartedAt, now);
  const of = (release: string) => pages.get(release) ?? NO_PAGES;
  return { candidate: of(version), stable: of(baseline), stepStartedAt, now };
}

/** Whether the remote's setting is what the roll-out found or made of it. */
function isAsLeft({ step, steps, version, baseline }: ActiveRollOut, setting: RemoteSetting): boolean {
  if (!setting.enabled || setting.pinned !== null || setting.stable !== baseline) return false;
  if (step === null) return setting.canary === null || setting.canaryPercent === 0;
  return setting.canary === version && setting.canaryPercent === steps[step]?.percent;
}
