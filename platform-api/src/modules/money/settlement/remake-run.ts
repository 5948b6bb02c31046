import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { draftRun, foldsOf, storeDraft, sumsOf } from './make-run';
import { removeBills, readRunsFrom, updateRun } from './remake-repository';
import { holdFolds, lockRuns } from './run-repository';
import { readRule } from './settlement-rule';

/**
 * Computes a run that waits again, by the rule that it was made with, and after it the later runs of the type, whose bills take up what its
 * bills leave. It goes on waiting: what two have to approve stays with two, whatever it comes to.
 * @throws Failure `conflict` where it does not wait, something later is approved or paid, or a fold is behind
 */
export async function remakeRun(
  tx: Queryable,
  { brandId, offsetMinutes }: { readonly brandId: number; readonly offsetMinutes: number },
  runId: bigint,
  at: Date,
): Promise<void> {
  await lockRuns(tx, brandId);
  const runs = await readRunsFrom(tx, runId);
  if (runs[0]?.state !== 'waiting' || !runs.every(({ canRecompute }) => canRecompute)) throw new Failure('conflict');
  for (const { id } of runs.toReversed()) await removeBills(tx, id);
  for (const { id, state, rule: stored, ...period } of runs) {
    const rule = readRule(brandId, period.type, stored);
    const key = { ...period, brandId, offsetMinutes };
    if (!(await holdFolds(tx, key, await foldsOf(tx, key, rule)))) throw new Failure('conflict');
    const draft = await draftRun(tx, key, rule);
    const sums = sumsOf(draft);
    await updateRun(tx, { id, ...sums, state: sums.due === 0n ? 'paid' : 'waiting', at });
    await storeDraft(tx, id, key, draft);
  }
}
