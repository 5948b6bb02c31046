import type { LotterySettingValues } from '@marquee/contract/calls/lottery-risk-admin';
import { parseAmount } from '@marquee/contract/money';
import { fact, type Fact, factOf, money, number, text, yes } from '../../operators/proposals/facts';

const LIMITS = [
  'leastStake',
  'ticketLimit',
  'memberLimit',
  'drawLimit',
  'payoutLimit',
  'outcomeLimit',
  'poolLimit',
] as const;

/** Odds are in thousandths. */
const THOUSANDTHS = 1_000;

/** What settings of a lottery say; no fact where there is no limit. */
export const settingFacts = (values: LotterySettingValues, currency: string): readonly Fact[] => [
  fact('lottery.settings.enabled', yes(values.enabled)),
  ...LIMITS.flatMap((name) =>
    factOf(`lottery.settings.${name}`, values[name], (amount) => money(currency)(parseAmount(amount))),
  ),
  ...factOf('lottery.settings.halfFrom', values.halfFrom, number),
  ...factOf('lottery.settings.lowestGroup', values.groups?.lowest, number),
  ...factOf('lottery.settings.highestGroup', values.groups?.highest, number),
  ...values.odds.map(({ kind, odds }) => fact('lottery.settings.odds', number(odds / THOUSANDTHS), text(kind))),
];
