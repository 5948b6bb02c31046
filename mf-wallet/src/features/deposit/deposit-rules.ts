import { parseAmount } from '@marquee/contract/amount';
import type { Deposit, DepositChannel } from '@marquee/contract/calls/money';

export type AmountFault = 'missing' | 'invalid' | 'below' | 'above';

/** What is wrong with an amount for a channel, null when nothing is. The server checks again. */
export function amountFault(
  amount: string,
  { minimum, maximum }: Pick<DepositChannel, 'minimum' | 'maximum'>,
): AmountFault | null {
  if (amount === '') return 'missing';
  const units = unitsOf(amount);
  if (units === null || units <= 0n) return 'invalid';
  if (units < parseAmount(minimum)) return 'below';
  return units > parseAmount(maximum) ? 'above' : null;
}

/** As the wire wants it: `"500."` and `"500"` become `"500.00"`; what is not a number stays. */
export function wireAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return unitsOf(amount) === null ? amount : `${whole}.${fraction.padEnd(2, '0')}`;
}

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

/** The amount when another channel is chosen: kept while it fits. */
export function amountFor(channel: DepositChannel, amount: string): string {
  return amountFault(amount, channel) === null ? amount : middlePreset(channel);
}

function middlePreset({ presets, minimum }: DepositChannel): string {
  return presets[Math.floor((presets.length - 1) / 2)] ?? minimum;
}

function unitsOf(amount: string): bigint | null {
  const normal = amount.endsWith('.') ? amount.slice(0, -1) : amount;
  try {
    return parseAmount(normal);
  } catch {
    return null;
  }
}
