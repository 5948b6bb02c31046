import type { PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import type { Brand } from '../../../site/brand/brand';
import type { HouseholdSign } from '../participation/household-repository';
import { givenReward, rewardOf } from '../participation/reward-terms';
import type { ParticipantRow } from './participant-repository';

export function participantView(
  row: ParticipantRow,
  { code, currency }: Pick<Brand, 'code' | 'currency'>,
  signs: readonly HouseholdSign[],
): PromotionParticipant {
  const { id, promotionId, account, period, version, state, terms, remark, imageIds, steps, memberId } = row;
  return {
    participationId: id,
    promotionId,
    title: terms.texts['en']?.title ?? '',
    brand: code,
    currency,
    account,
    period,
    version,
    state,
    reward: rewardView(row),
    application: remark === null ? null : { remark, imageIds },
    signs: signs.filter((sign) => sign.memberId === memberId).map(({ sign, accounts }) => ({ sign, accounts })),
    history: steps.map(({ state: step, at, by, reason }) => ({
      state: step,
      at: new Date(at).toISOString(),
      by,
      reason,
    })),
  };
}

function rewardView({ terms, period, kind, amount, points, tickets }: ParticipantRow): PromotionParticipant['reward'] {
  const reward = rewardOf(terms, period);
  if (!reward || kind === null || amount === null || points === null || tickets === null) return null;
  return givenReward(reward, { kind, amount, points, tickets });
}
