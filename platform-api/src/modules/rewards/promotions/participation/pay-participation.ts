import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { Queryable } from '../../../../platform/database';
import type { PaidReward, Rewards } from '../../rewards/rewards';
import { type Actor, moveParticipation, type ParticipationRow } from './participation-repository';
import type { Platform } from '../../../../platform/platform';
import { markRewardPaid, readReward } from './reward-repository';
import { payableReward, rewardOf, titlesOf } from './reward-terms';

/** Owner of the keys of everything that promotions pay. */
const REWARD_SOURCE = 'promotions';

/** What pays a participation. */
export interface PayParts {
  readonly platform: Pick<Platform, 'clock'>;
  readonly rewards: Pick<Rewards, 'pay'>;
}

/**
 * Credits the reward of a locked, completed participation in the caller's transaction; its key is the participation.
 * @throws Failure `bonus_active` and others of the ledger the reward goes through
 */
export async function payParticipation(
  tx: Queryable,
  { platform, rewards }: PayParts,
  { id, brandId, memberId, period, figure }: ParticipationRow,
  terms: PromotionTerms,
  by: Actor,
): Promise<PaidReward> {
  const reward = rewardOf(terms, period);
  if (!reward) throw new Error(`participation ${id} has nothing to pay`);
  const at = platform.clock.now();
  const paid = await rewards.pay(tx, {
    brandId,
    memberId,
    source: REWARD_SOURCE,
    key: id,
    reward: payableReward(reward, await readReward(tx, id), figure, at),
    names: titlesOf(terms),
  });
  await markRewardPaid(tx, id, at);
  await moveParticipation(tx, id, 'paid', at, by);
  return paid;
}
