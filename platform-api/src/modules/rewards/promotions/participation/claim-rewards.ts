import type { CallValue } from '@marquee/contract/calls/index';
import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { MemberCaller } from './join-promotion';
import {
  BY_MEMBER,
  BY_TERMS,
  lockParticipation,
  moveParticipation,
  type ParticipationRow,
} from './participation-repository';
import { type PayParts, payParticipation } from './pay-participation';
import type { Platform } from '../../../../platform/platform';
import type { Limits } from '../../../money/limits/service';
import type { Rewards } from '../../rewards/rewards';
import { announcePromotions } from '../announce-promotions';
import { readVersion, returnBudget } from '../promotion-repository';
import { faultOfReferral, invitedBy } from './referral';
import { insertReferralRefusal } from './referral-repository';
import { markRewardLapsed, readReward } from './reward-repository';
import { readClaimableIds, readLapsedIds } from './reward-list-repository';

/** Rewards lapsed in one look. */
const BATCH = 200;

interface ClaimParts extends PayParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'jobs'>;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly rewards: Pick<Rewards, 'pay' | 'announce'>;
}

/** Rewards that members claim, and those that they do not claim in time. */
export function createClaimRewards(parts: ClaimParts) {
  const { platform, limits, rewards } = parts;
  const { pool } = platform.database;

  /** @throws Failure `promotion_not_found`, `reward_not_claimable`, `promotion_household`, `bonus_active`, `timed_out`, `self_excluded` */
  async function claim({ member }: Pick<MemberCaller, 'member'>, participationId: string): Promise<void> {
    const outcome = await inTransaction(pool, async (tx) => {
      const row = await lockParticipation(tx, participationId);
      if (!row || row.memberId !== member.id) throw new Failure('promotion_not_found');
      if (row.state === 'paid') return null;
      const { claimableUntil } = row;
      const isReady = row.state === 'completed' && (!claimableUntil || claimableUntil > platform.clock.now());
      if (!isReady) throw new Failure('reward_not_claimable');
      await limits.refuseBarred(tx, member.id);
      const terms = await readVersion(tx, { id: row.promotionId }, row.version);
      if (await cancelDishonest(tx, row, terms)) return 'dishonest';
      return payParticipation(tx, parts, row, terms, BY_MEMBER);
    });
    if (outcome === 'dishonest') throw new Failure('promotion_household');
    if (!outcome) return;
    await rewards.announce(outcome);
    announcePromotions(platform, member.id);
  }

  /** An invitation that turns out to be the member's own is not paid: what was ready goes back into the budget. @returns whether it is */
  async function cancelDishonest(tx: Queryable, row: ParticipationRow, { rules }: PromotionTerms): Promise<boolean> {
    const invitedId = invitedBy(row);
    const fault = await faultOfReferral(tx, rules.trigger, row);
    if (!fault || invitedId === null) return false;
    const at = platform.clock.now();
    await insertReferralRefusal(tx, { promotionId: row.promotionId, invitedId, fault, at });
    await returnReward(tx, row, 'cancelled');
    return true;
  }

  /** Puts a reward that is ready back into the budget. */
  async function returnReward(
    tx: Queryable,
    { id, promotionId }: Pick<ParticipationRow, 'id' | 'promotionId'>,
    state: 'expired' | 'cancelled',
  ): Promise<void> {
    const { amount } = await readReward(tx, id);
    await returnBudget(tx, promotionId, amount);
    await markRewardLapsed(tx, id);
    await moveParticipation(tx, id, state, platform.clock.now(), BY_TERMS);
  }

  return {
    claim,

    /** Each by itself: what one refuses does not hold up another. @returns the ids, and what was refused */
    async claimAll(
      caller: MemberCaller,
    ): Promise<{ readonly claimed: string[]; readonly refused: CallValue<'promotions.claimAll'>['refused'] }> {
      await limits.refuseBarred(pool, caller.member.id);
      const claimed: string[] = [];
      const refused: CallValue<'promotions.claimAll'>['refused'] = [];
      for (const id of await readClaimableIds(pool, caller.member.id, platform.clock.now())) {
        try {
          await claim(caller, id);
          claimed.push(id);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          refused.push({ participationId: id, code: error.code });
        }
      }
      return { claimed, refused };
    },

    /** Rewards that were not claimed in time go back into the budget. @returns how many */
    async lapseDue(): Promise<number> {
      const ids = await readLapsedIds(pool, platform.clock.now(), BATCH);
      for (const id of ids)
        await inTransaction(pool, async (tx) => {
          const row = await lockParticipation(tx, id);
          if (row?.state !== 'completed') return;
          await returnReward(tx, row, 'expired');
        });
      return ids.length;
    },
  };
}
