import { emptyOf } from '../../platform/erasure-statements';
import type { PersonalDataErasure } from '../../platform/personal-data';

const REWARDS = 'what was earned and given, by the number of the account';

/** Where goods were sent, and what was written and pictured for a promotion, goes. */
export const rewardsErasure: PersonalDataErasure = {
  erased: [
    {
      tables: ['point_redeem'],
      texts: [
        emptyOf('point_redeem', {
          set: "address = '', mobile = '', shipment = case when shipment is not null then '' end",
          isFull: "address <> '' or mobile <> '' or shipment <> ''",
        }),
      ],
    },
    {
      tables: ['promotion_participation'],
      texts: [
        emptyOf('promotion_participation', {
          set: "remark = null, image_ids = '{}'",
          isFull: 'remark is not null or cardinality(image_ids) > 0',
        }),
      ],
    },
  ],
  kept: Object.fromEntries(
    [
      'check_in',
      'envelope_taken',
      'mission_claim',
      'mission_play',
      'play_feed',
      'point_grant',
      'point_payment',
      'point_play',
      'promotion_reward',
      'promotion_step',
      'raffle_number',
      'raffle_winner',
      'rebate',
      'rebate_day',
      'rebate_line',
      'referral_refusal',
      'ticket_lot',
      'vip_change',
      'vip_gift',
      'vip_member',
      'vip_reach',
      'vip_warning',
      'wheel_draw',
    ].map((table) => [table, REWARDS]),
  ),
};
