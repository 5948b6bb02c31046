import { floorToCent, parseAmount } from '../amount';
import type { MoneyRule, PointsRule, PromotionReward } from './rewards';

/** The figure from which a reward follows. */
export interface RewardBase {
  /** Of the trigger, such as the deposit, in ledger units; 0 where there is none. */
  readonly figure: bigint;
  /** In a ranking, from 1 on. */
  readonly place: number | null;
}

/** @returns ledger units, whole hundredths rounded down; 0: nothing is given */
export function moneyReward(rule: MoneyRule, { figure, place }: RewardBase): bigint {
  switch (rule.kind) {
    case 'fixed':
      return parseAmount(rule.amount);
    case 'percent': {
      const share = floorToCent((figure * BigInt(rule.basisPoints)) / 10_000n);
      const cap = parseAmount(rule.cap);
      return share < cap ? share : cap;
    }
    case 'tiers':
      return parseAmount(tierOf(rule.tiers, figure)?.amount ?? '0');
    case 'places':
      return parseAmount(placeOf(rule.places, place)?.amount ?? '0');
  }
}

/** @returns points; 0: nothing is given */
export function pointsReward(rule: PointsRule, { figure, place }: RewardBase): bigint {
  switch (rule.kind) {
    case 'fixed':
      return BigInt(rule.amount);
    case 'tiers':
      return BigInt(tierOf(rule.tiers, figure)?.amount ?? 0);
    case 'places':
      return BigInt(placeOf(rule.places, place)?.amount ?? 0);
  }
}

const tierOf = <Tier extends { readonly from: string }>(rows: readonly Tier[], figure: bigint): Tier | undefined =>
  rows.findLast(({ from }) => parseAmount(from) <= figure);

const placeOf = <Place extends { readonly to: number }>(rows: readonly Place[], place: number | null) =>
  place === null ? undefined : rows.find(({ to }) => place <= to);

/** The last place that is given something; 0 for other rules. */
export function lastPlace(reward: PromotionReward): number {
  if (!('amount' in reward) || reward.amount.kind !== 'places') return 0;
  return reward.amount.places.at(-1)?.to ?? 0;
}
