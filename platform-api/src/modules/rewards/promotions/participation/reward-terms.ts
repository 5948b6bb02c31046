import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { moneyReward, pointsReward, type RewardBase } from '@marquee/contract/promotions/reward-sums';
import type { GivenReward, PromotionBonus, PromotionReward } from '@marquee/contract/promotions/rewards';
import { type BonusTerms, minOddsByType } from '../../../money/bonus/service';
import type { Reward } from '../../rewards/rewards';
import type { RewardRow } from './reward-repository';

/** The period of a member who was invited; the inviting member has one for each of them. */
export const INVITED_PERIOD = 'invited';

/** The reward of a participation: that of the rules, or of the invited side. */
export function rewardOf({ rules }: Pick<PromotionTerms, 'rules'>, period: string): PromotionReward | null {
  const { trigger, reward } = rules;
  return period === INVITED_PERIOD && trigger.kind === 'invitation' ? trigger.invitedReward : reward;
}

export type RewardCost = Pick<RewardRow, 'kind' | 'amount' | 'points' | 'tickets'>;

/** What a reward comes to; null: nothing. */
export function costOf(reward: PromotionReward, base: RewardBase): RewardCost | null {
  const { kind } = reward;
  if (kind === 'points') {
    const points = pointsReward(reward.amount, base);
    return points > 0n ? { kind, amount: 0n, points, tickets: 0 } : null;
  }
  if (kind === 'tickets') return { kind, amount: 0n, points: 0n, tickets: reward.count };
  const amount =
    kind === 'free_bets' ? parseAmount(reward.stake) * BigInt(reward.bets) : moneyReward(reward.amount, base);
  return amount > 0n ? { kind, amount, points: 0n, tickets: 0 } : null;
}

/** The reward as it is paid. @param figure of the participation, ledger units */
export function payableReward(
  reward: PromotionReward,
  { amount, points, tickets }: RewardCost,
  figure: bigint,
  at: Date,
): Reward {
  switch (reward.kind) {
    case 'cash':
      return { kind: 'cash', amount, wagering: amount * BigInt(reward.wageringTimes) };
    case 'points':
      return { kind: 'points', amount: points };
    case 'bonus':
      return { kind: 'bonus', amount, deposit: figure, terms: bonusTerms(reward.bonus) };
    case 'free_bets': {
      const endsAt = new Date(at.getTime() + reward.lifetimeHours * 3_600_000);
      return { kind: 'free_bets', nodeId: reward.nodeId, bets: reward.bets, stake: parseAmount(reward.stake), endsAt };
    }
    case 'tickets':
      return { kind: 'tickets', unit: reward.unit, count: tickets, lifetimeDays: reward.lifetimeDays };
  }
}

function bonusTerms({ contribution, minOdds = [], maxStake, ...terms }: PromotionBonus): BonusTerms {
  const gameTypes = Object.fromEntries(contribution.map(({ gameType, basisPoints }) => [gameType, basisPoints]));
  return {
    ...terms,
    contribution: { gameTypes, minOdds: minOddsByType(minOdds) },
    maxStake: maxStake === null ? null : parseAmount(maxStake),
  };
}

/** As members and operators see it. */
export function givenReward(reward: PromotionReward, { amount, points, tickets }: RewardCost): GivenReward {
  switch (reward.kind) {
    case 'cash':
      return {
        kind: 'cash',
        amount: formatAmount(amount),
        wagering: formatAmount(amount * BigInt(reward.wageringTimes)),
      };
    case 'bonus':
      return { kind: 'bonus', amount: formatAmount(amount), mode: reward.bonus.mode };
    case 'points':
      return { kind: 'points', points: Number(points) };
    case 'free_bets':
      return {
        kind: 'free_bets',
        bets: reward.bets,
        stake: formatAmount(parseAmount(reward.stake)),
        nodeId: reward.nodeId,
      };
    case 'tickets':
      return { kind: 'tickets', unit: reward.unit, count: tickets };
  }
}

/** Names of a promotion by language, for records. */
export const titlesOf = ({ texts }: Pick<PromotionTerms, 'texts'>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]));
