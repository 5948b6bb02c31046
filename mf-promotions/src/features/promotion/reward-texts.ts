import type { GivenReward, PromotionReward } from '@marquee/contract/promotions/rewards';
import type { Formatters, Translate } from '@marquee/kit';

const BASIS_POINTS = 10_000;

/** Whether the text of a reward is an amount, which does not say of what kind it is; the others name themselves. */
export const isPlainAmount = ({ kind }: { readonly kind: PromotionReward['kind'] }): boolean =>
  kind === 'cash' || kind === 'bonus';

/** A reward that was given, or is ready to be given. */
export function givenText(reward: GivenReward, t: Translate, { money, number }: Formatters): string {
  switch (reward.kind) {
    case 'cash':
    case 'bonus':
      return money(reward.amount);
    case 'points':
      return t('promotion.reward.points', { count: reward.points, points: number(reward.points) });
    case 'free_bets':
      return t('promotion.reward.freeBets', { bets: number(reward.bets), stake: money(reward.stake) });
    case 'tickets':
      return ticketsText(reward, t, number);
  }
}

const ticketsText = (
  { unit, count }: Pick<Extract<GivenReward, { kind: 'tickets' }>, 'unit' | 'count'>,
  t: Translate,
  number: Formatters['number'],
): string => t(`prizes.ticketsOf.${unit}`, { number: number(count) });

/** What a promotion gives, in a few words: the most that it can be. */
export function headline(reward: PromotionReward, t: Translate, format: Formatters): string {
  const { money, number, percent } = format;
  if (reward.kind === 'free_bets')
    return t('promotion.reward.freeBets', { bets: number(reward.bets), stake: money(reward.stake) });
  if (reward.kind === 'tickets') return ticketsText(reward, t, number);
  const worth = (value: string | number) =>
    typeof value === 'string' ? money(value) : t('promotion.reward.points', { count: value, points: number(value) });
  const rule = reward.amount;
  switch (rule.kind) {
    case 'fixed':
      return worth(rule.amount);
    case 'percent':
      return t('promotion.reward.percent', { percent: percent(rule.basisPoints / BASIS_POINTS), cap: money(rule.cap) });
    case 'tiers':
      return t('promotion.reward.upTo', { reward: worth(rule.tiers.at(-1)?.amount ?? 0) });
    case 'places':
      return t('promotion.reward.upTo', { reward: worth(rule.places[0]?.amount ?? 0) });
  }
}
