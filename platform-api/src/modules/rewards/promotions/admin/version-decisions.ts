import { isDeepStrictEqual } from 'node:util';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import type { PromotionState } from '@marquee/contract/promotions/states';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { PromotionParts } from '../promotions-context';
import { publishVersion } from '../publish-version';
import { createSettlePeriods } from '../settle-periods';
import { createDryRun } from './dry-run';
import { createPromotionAccess } from './promotion-access';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { lockVersion, writeDecision, writePromotionState, writeProposal } from './version-repository';

/** From which states a change leads, and where. */
const CHANGES: Readonly<
  Record<'pause' | 'resume' | 'end', { readonly from: readonly PromotionState[]; readonly to: PromotionState }>
> = {
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  end: { from: ['published', 'paused'], to: 'ended' },
};

/** What happens to drafts and published promotions. Every method throws `forbidden` without the right `cashier`, `not_found`. */
export function createVersionDecisions(parts: PromotionParts) {
  const { platform } = parts;
  const { pool } = platform.database;
  const { detail, readOwn, lockOwn, record } = createPromotionAccess(parts);
  const dryRunOf = createDryRun(parts);
  const settlePeriods = createSettlePeriods(parts);

  return {
    /**
     * Runs the draft against last month before anything is locked, so that nobody waits for it, and keeps the outcome with the version.
     * @throws Failure `promotion_state` unless the version is a draft and its terms are still those that were run
     */
    async propose(
      caller: OperatorCaller,
      { promotionId: id, version, reason }: ParsedCallRequest<'promotionsAdmin.propose'>,
    ): Promise<AdminPromotionDetail> {
      const own = await readOwn(caller, id);
      const draft = own.versions.find((candidate) => candidate.version === version);
      if (draft?.state !== 'draft') throw new Failure('promotion_state');
      const dryRun = await dryRunOf(own.row.brandId, draft.terms);
      await inTransaction(pool, async (tx) => {
        const { brandId, state } = await lockOwn(tx, caller, id);
        const row = await lockVersion(tx, id, version);
        if (row?.state !== 'draft' || !isDeepStrictEqual(row.terms, draft.terms)) throw new Failure('promotion_state');
        await writeProposal(tx, { promotionId: id, version }, dryRun, { operatorId: caller.operator.id });
        if (state === 'draft') await writePromotionState(tx, id, 'proposed');
        await record(tx, caller, { id, brandId, action: 'promotions.proposed', reason, details: { version } });
      });
      return detail(caller, id);
    },

    /** @throws Failure as the call's row says */
    async decide(
      caller: OperatorCaller,
      { promotionId: id, version, approve, reason }: ParsedCallRequest<'promotionsAdmin.decide'>,
    ): Promise<AdminPromotionDetail> {
      const { operator } = caller;
      await inTransaction(pool, async (tx) => {
        const { brandId, state } = await lockOwn(tx, caller, id);
        const row = await lockVersion(tx, id, version);
        if (!row) throw new Failure('not_found');
        if (row.state !== 'proposed' || state === 'ended') throw new Failure('proposal_decided');
        if (approve && row.proposedBy === operator.id) throw new Failure('proposal_own');
        const by = { operatorId: operator.id, at: platform.clock.now() };
        await writeDecision(tx, { promotionId: id, version }, approve ? 'confirmed' : 'refused', by);
        if (approve) await publishVersion(tx, id, version, row.terms);
        else if (state === 'proposed') await writePromotionState(tx, id, 'draft');
        const action = approve ? 'promotions.confirmed' : 'promotions.refused';
        await record(tx, caller, { id, brandId, action, reason, details: { version } });
      });
      return detail(caller, id);
    },

    /** What closed before an end is settled first. @throws Failure `promotion_state` */
    async changeState(
      caller: OperatorCaller,
      { promotionId: id, change, reason }: ParsedCallRequest<'promotionsAdmin.changeState'>,
    ): Promise<AdminPromotionDetail> {
      if (change === 'end') {
        const { brandId } = await inTransaction(pool, (tx) => lockOwn(tx, caller, id));
        await settlePeriods.beforeEnd(brandId, id);
      }
      await inTransaction(pool, async (tx) => {
        const { brandId, state } = await lockOwn(tx, caller, id);
        const { from, to } = CHANGES[change];
        if (!from.includes(state)) throw new Failure('promotion_state');
        await writePromotionState(tx, id, to);
        await record(tx, caller, { id, brandId, action: `promotions.${to}`, reason, details: { before: state } });
      });
      return detail(caller, id);
    },
  };
}
