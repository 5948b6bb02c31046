import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import type { Formatters, Translate } from '@marquee/kit';

const BASIS_POINTS = 10_000;

/** What a promotion gives for a friend, in a few words: the most that it can be. */
export function rewardText(reward: PromotionReward, t: Translate, { money, number, percent }: Formatters): string {
  if (reward.kind === 'free_bets')
    return t('invite.reward.freeBets', { bets: number(reward.bets), stake: money(reward.stake) });
  if (reward.kind === 'tickets') return t(`invite.reward.ticketsOf.${reward.unit}`, { number: number(reward.count) });
  const worth = (value: string | number) =>
    typeof value === 'string' ? money(value) : t('invite.reward.points', { count: value, points: number(value) });
  const { amount: rule } = reward;
  switch (rule.kind) {
    case 'fixed':
      return worth(rule.amount);
    case 'percent':
      return t('invite.reward.percent', { percent: percent(rule.basisPoints / BASIS_POINTS), cap: money(rule.cap) });
    case 'tiers':
      return t('invite.reward.upTo', { reward: worth(rule.tiers.at(-1)?.amount ?? 0) });
    case 'places':
      return t('invite.reward.upTo', { reward: worth(rule.places[0]?.amount ?? 0) });
  }
}
