import { amountFault, formatAmount, isPositive, parseAmount } from '@marquee/contract/amount';
import type { Deposit, DepositChannel } from '@marquee/contract/calls/money';
import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { depositTotals } from '@marquee/contract/deposit-terms';
import { workedExample } from '@marquee/contract/promotions/worked-example';

export interface DepositChoice {
  readonly channelCode: string;
  readonly amount: string;
}

/**
 * What the form starts with, so that a deposit takes two clicks: channel and amount of the last deposit,
 * else the first channel with the middle of its presets.
 */
export function firstChoice(channels: readonly DepositChannel[], last: Deposit | undefined): DepositChoice | null {
  const channel = channels.find(({ code }) => code === last?.channelCode) ?? channels[0];
  if (!channel) return null;
  const repeats = last && last.channelCode === channel.code && amountFault(last.amount, channel) === null;
  return { channelCode: channel.code, amount: repeats ? last.amount : middlePreset(channel) };
}

/** The amount after a change of channel: unchanged while the new channel accepts it. */
export function amountFor(channel: DepositChannel, amount: string): string {
  return amountFault(amount, channel) === null ? amount : middlePreset(channel);
}

/** The sum of a deposit as decimal strings, by the rule that the server credits by. */
export function sumOf(amount: string, { fee, wageringPercent }: DepositChannel) {
  const terms = { fee: { ...fee, fixed: parseAmount(fee.fixed) }, wageringPercent };
  const sum = depositTotals(parseAmount(amount), terms, null);
  return {
    fee: fee.bearer === 'member' && sum.fee > 0n ? formatAmount(sum.fee) : null,
    credited: formatAmount(sum.credited),
    wagering: sum.wagering > 0n ? formatAmount(sum.wagering) : null,
  };
}

/** What the joined promotions give for a deposit, and what has to be wagered with each, the deposit's own part included. */
export function promotionSums(
  promotions: readonly PromotionDetail[],
  amount: string,
  { wageringPercent }: Pick<DepositChannel, 'wageringPercent'>,
) {
  return promotions.flatMap(({ promotionId, title, state, rules: { trigger, reward } }) => {
    if (state !== 'joined' || trigger.kind !== 'deposit' || !reward || !isPositive(amount)) return [];
    if (parseAmount(amount) < parseAmount(trigger.minimum)) return [];
    const example = workedExample(trigger, reward, parseAmount(amount), wageringPercent);
    return example?.amount ? [{ promotionId, title, reward: example.amount, wagering: example.wagering }] : [];
  });
}

function middlePreset({ presets, minimum }: DepositChannel): string {
  return presets[Math.floor((presets.length - 1) / 2)] ?? minimum;
}
