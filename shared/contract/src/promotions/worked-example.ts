import { CENT, formatAmount, parseAmount } from '../amount';
import type { ShownTrigger } from './triggers';
import type { PromotionReward } from './rewards';
import { moneyReward, pointsReward, type RewardBase } from './reward-sums';

/** A promotion played through with one figure; amounts as on the wire. */
export interface WorkedExample {
  /** What the trigger counts, such as a deposit; null where the reward depends on none. */
  readonly figure: string | null;
  /** Place in a ranking, otherwise null. */
  readonly place: number | null;
  /** Money; null for points. */
  readonly amount: string | null;
  /** Null for money. */
  readonly points: number | null;
  /** Valid bets that have to be made before all of the money can be withdrawn; null: none. */
  readonly wagering: string | null;
  /** The part of them that the deposit asks for itself; null: none. */
  readonly ownWagering: string | null;
}

/**
 * The reward as the server computes it, with a round figure that suits the rules, or with the member's own.
 * @param figure ledger units
 * @param ownWageringPercent percent of a deposit that has to be wagered whether it sets a reward off or not
 * @returns null for free bets and tickets, which depend on nothing
 */
export function workedExample(
  trigger: ShownTrigger,
  reward: PromotionReward,
  figure: bigint = exampleFigure(trigger, reward),
  ownWageringPercent = 0,
): WorkedExample | null {
  if (!('amount' in reward)) return null;
  const base: RewardBase = { figure, place: trigger.kind === 'ranking' ? 1 : null };
  const example = {
    figure: figure > 0n ? formatAmount(figure) : null,
    place: base.place,
    wagering: null,
    ownWagering: null,
  };
  if (reward.kind === 'points') return { ...example, amount: null, points: Number(pointsReward(reward.amount, base)) };
  const amount = moneyReward(reward.amount, base);
  const own = trigger.kind === 'deposit' ? (figure * BigInt(ownWageringPercent)) / 100n : 0n;
  const wagering = wageringOf(reward, amount, figure) + own;
  return {
    ...example,
    amount: formatAmount(amount),
    points: null,
    wagering: wagering > 0n ? formatAmount(wagering) : null,
    ownWagering: own > 0n ? formatAmount(own) : null,
  };
}

function wageringOf(reward: PromotionReward, amount: bigint, figure: bigint): bigint {
  if (reward.kind === 'cash') return amount * BigInt(reward.wageringTimes);
  if (reward.kind !== 'bonus') return 0n;
  const { base, wageringTimes } = reward.bonus;
  return (base === 'bonus' ? amount : figure + amount) * BigInt(wageringTimes);
}

/** A round figure below the cap of a share, or on the second tier; never below the minimum. 0: the reward asks for none. */
function exampleFigure(trigger: ShownTrigger, reward: PromotionReward): bigint {
  const minimum = 'minimum' in trigger && trigger.kind !== 'ranking' ? parseAmount(trigger.minimum) : 0n;
  if (!('amount' in reward) || minimum === 0n) return minimum;
  const rule = reward.amount;
  if (rule.kind === 'percent') {
    const half = (parseAmount(rule.cap) * 10_000n) / BigInt(rule.basisPoints) / 2n;
    const round = roundDown(half);
    return round > minimum ? round : minimum;
  }
  if (rule.kind !== 'tiers') return minimum;
  const tier = rule.tiers[1] ?? rule.tiers[0];
  return tier ? parseAmount(tier.from) : minimum;
}

/** To one, two or five with noughts. */
function roundDown(units: bigint): bigint {
  let step = CENT;
  while (step * 10n <= units) step *= 10n;
  return ([5n, 2n] as const).map((times) => step * times).find((value) => value <= units) ?? step;
}
