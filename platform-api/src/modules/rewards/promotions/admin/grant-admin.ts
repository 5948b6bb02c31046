import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { MONEYLESS_TYPES } from '@marquee/contract/constants';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import { completeParticipation } from '../participation/complete-participation';
import { lockParticipationOf } from '../participation/participation-repository';
import type { Audit } from '../../../operators/audit/audit';
import type { BrandService } from '../../../site/brand/service';
import type { MemberService } from '../../../people/member/service';
import { announcePromotions } from '../announce-promotions';
import type { CompleteForParts } from '../participation/complete-for-member';
import { readPromotion } from '../promotion-repository';
import { byMemberState } from './grant-refusal';
import { countReward } from './promotion-allowance';
import { readAdminRow } from './version-repository';

interface GrantParts extends CompleteForParts {
  readonly brands: Pick<BrandService, 'byId'>;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly audit: Audit;
}

/**
 * Grants a promotion's reward by hand: its terms were confirmed by two persons, and its budget holds. Once per grant id.
 * @returns the id of the participation
 * @throws Failure as the call's row says
 */
export function createGrantByHand(parts: GrantParts) {
  const { platform, members, audit } = parts;
  const { pool } = platform.database;
  return async (
    caller: OperatorCaller,
    { promotionId, grantId, account, reason }: ParsedCallRequest<'promotionsAdmin.grant'>,
  ): Promise<string> => {
    const { operator } = caller;
    requireRight(operator, 'cashier');
    const admin = await readAdminRow(pool, promotionId);
    if (!admin || !canSeeBrand(operator, admin.brandId)) throw new Failure('not_found');
    const promotion = await readPromotion(pool, admin.brandId, promotionId);
    if (promotion?.state !== 'published') throw new Failure('promotion_state');
    const { brandId } = promotion;
    const member = await members.byAccount(brandId, account);
    if (!member || MONEYLESS_TYPES.includes(member.type)) throw new Failure('account_not_found');
    const key = { promotionId, memberId: member.id, period: `grant:${grantId}` };
    const outcome = await inTransaction(pool, async (tx) => {
      const by = { kind: 'operator', operatorId: operator.id, reason } as const;
      const completed = await completeParticipation(tx, parts, promotion, { ...key, by });
      if (completed) {
        await countReward(tx, parts, caller, completed.participation);
        const entry = {
          ...byOperator(caller),
          action: 'promotions.granted',
          subject: `participation:${completed.participation.id}`,
        };
        await audit.record({ ...entry, reason, details: { account, promotionId }, brandId }, tx);
        return completed;
      }
      const earlier = await lockParticipationOf(tx, key);
      // Rewards that follow from a figure cannot be granted without one.
      if (!earlier) throw new Failure('promotion_state');
      return { participation: earlier, paid: null };
    }).catch(byMemberState);
    if (outcome.paid) await parts.rewards.announce(outcome.paid);
    announcePromotions(platform, member.id);
    return outcome.participation.id;
  };
}
