import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import type { ShownTrigger } from '@marquee/contract/promotions/triggers';
import { headline, isPlainAmount } from './reward-texts';
import type { TermTexts } from './term-texts';

const BASIS_POINTS = 10_000;

/** What a member gets; rows of tiers and places stand in a table beside it. */
export function rewardSentences(reward: PromotionReward, trigger: ShownTrigger, { t, format }: TermTexts): string[] {
  const { money, number, percent } = format;
  if (reward.kind === 'free_bets')
    return [
      t('promotion.terms.freeBets', { bets: number(reward.bets), stake: money(reward.stake) }),
      t('promotion.terms.freeBetsLast', { count: reward.lifetimeHours, hours: number(reward.lifetimeHours) }),
    ];
  if (reward.kind === 'tickets')
    return [
      headline(reward, t, format),
      t('promotion.terms.ticketsLast', { count: reward.lifetimeDays, days: number(reward.lifetimeDays) }),
    ];
  const rule = reward.amount;
  const kind = t(`promotion.reward.kind.${reward.kind}`);
  const worth = headline(reward, t, format);
  if (rule.kind !== 'percent') return [isPlainAmount(reward) ? `${kind}: ${worth}` : worth];
  const shares = { percent: percent(rule.basisPoints / BASIS_POINTS), cap: money(rule.cap) };
  return [`${kind}: ${t(`promotion.terms.percent.${trigger.kind}`, shares)}`];
}
