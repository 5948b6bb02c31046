import type { VendorRequest } from '@marquee/contract/vendor-protocol';
import type { Wager } from './play';

/** Free bets granted by the platform. */
export interface Rewards {
  /** A repeat of a reward changes nothing. */
  grant(reward: VendorRequest<'freeBets'>): void;
  /** Takes one bet of the wager's reward; false when it is not the player's, not of this game or value, used up or over. */
  use(wager: Wager): boolean;
}

export function createRewards(): Rewards {
  const rewards = new Map<string, { readonly of: VendorRequest<'freeBets'>; left: number }>();
  return {
    grant(reward) {
      if (!rewards.has(reward.reward_uuid)) rewards.set(reward.reward_uuid, { of: reward, left: reward.bet_count });
    },
    use({ reward_uuid, user, game_code, stake }) {
      const reward = rewards.get(reward_uuid ?? '');
      if (!reward || reward.left === 0 || new Date(reward.of.end_time) <= new Date()) return false;
      if (reward.of.user !== user || reward.of.game_code !== game_code || reward.of.bet_value !== stake) return false;
      reward.left -= 1;
      return true;
    },
  };
}
