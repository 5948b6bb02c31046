import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { completeParticipation } from '../participation/complete-participation';
import { lockParticipation, moveParticipation } from '../participation/participation-repository';
import type { Audit } from '../../../operators/audit/audit';
import { announcePromotions } from '../announce-promotions';
import type { CompleteForParts } from '../participation/complete-for-member';
import { readPromotion, readVersion, returnBudget } from '../promotion-repository';
import { markRewardLapsed, readReward } from '../participation/reward-repository';
import { byMemberState } from './grant-refusal';
import { createParticipantAdmin, type ParticipantAdminParts } from './participant-admin';
import type { ParticipantRow } from './participant-repository';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';

interface DecisionParts extends CompleteForParts, ParticipantAdminParts {
  readonly platform: CompleteForParts['platform'];
  readonly audit: Audit;
}

/** What operators decide about members in promotions. Every method throws `forbidden` without the right `cashier`, `not_found`. */
export function createParticipantDecisions(parts: DecisionParts) {
  const { platform, audit } = parts;
  const { pool } = platform.database;
  const { rowOf, answer } = createParticipantAdmin(parts);

  const record = (
    tx: Queryable,
    caller: OperatorCaller,
    { id, brandId, account, promotionId }: ParticipantRow,
    entry: { readonly action: string; readonly reason: string },
  ) =>
    audit.record(
      { ...byOperator(caller), ...entry, subject: `participation:${id}`, brandId, details: { account, promotionId } },
      tx,
    );

  return {
    /** @throws Failure as the call's row says */
    async decide(
      caller: OperatorCaller,
      { participationId: id, approve, reason }: ParsedCallRequest<'promotionsAdmin.decideApplication'>,
    ): Promise<PromotionParticipant> {
      const row = await rowOf(caller.operator, id);
      const by = { kind: 'operator', operatorId: caller.operator.id, reason } as const;
      const completed = await inTransaction(pool, async (tx) => {
        const locked = await lockParticipation(tx, id);
        if (locked?.state !== 'applied') throw new Failure('application_decided');
        await record(tx, caller, row, { action: approve ? 'promotions.approved' : 'promotions.rejected', reason });
        if (!approve) {
          await moveParticipation(tx, id, 'rejected', platform.clock.now(), by);
          return null;
        }
        const promotion = await readPromotion(tx, row.brandId, row.promotionId);
        if (!promotion) throw new Failure('not_found');
        if (promotion.state !== 'published') throw new Failure('promotion_state');
        const terms = await readVersion(tx, promotion, row.version);
        const completion = { memberId: row.memberId, period: row.period, by };
        return completeParticipation(tx, parts, { ...promotion, terms }, completion);
      }).catch(byMemberState);
      if (completed?.paid) await parts.rewards.announce(completed.paid);
      announcePromotions(platform, row.memberId);
      return answer(caller, id);
    },

    /** Takes a member out; what was paid stays. @throws Failure `not_found`, `promotion_state` */
    async revoke(
      caller: OperatorCaller,
      { participationId: id, reason }: ParsedCallRequest<'promotionsAdmin.revoke'>,
    ): Promise<PromotionParticipant> {
      const row = await rowOf(caller.operator, id);
      await inTransaction(pool, async (tx) => {
        const locked = await lockParticipation(tx, id);
        if (!locked || !['joined', 'applied', 'active', 'completed'].includes(locked.state))
          throw new Failure('promotion_state');
        if (locked.state === 'completed') {
          await returnBudget(tx, locked.promotionId, (await readReward(tx, id)).amount);
          await markRewardLapsed(tx, id);
        }
        const by = { kind: 'operator', operatorId: caller.operator.id, reason } as const;
        await moveParticipation(tx, id, 'cancelled', platform.clock.now(), by);
        await record(tx, caller, row, { action: 'promotions.revoked', reason });
      });
      announcePromotions(platform, row.memberId);
      return answer(caller, id);
    },
  };
}
