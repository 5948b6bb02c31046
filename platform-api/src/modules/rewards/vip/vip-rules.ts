import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { VipLevelTerms, VipRules } from '@marquee/contract/calls/vip-admin';
import { isPositive } from '@marquee/contract/amount';
import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../platform/entered-amount';
import { z } from 'zod';
import type { Brand } from '../../site/brand/brand';
import { fact, type Fact, factOf, level, localised, money, number, text } from '../../operators/proposals/facts';
import { type Version, type VersionTable, versionView } from '../../operators/proposals/service';

/** What a level asks for and gives, as it is stored. Amounts in ledger units, as text: JSON has no bigint. */
const levelTermsSchema = z.object({
  level: z.number(),
  names: z.record(z.string(), z.string()),
  validBet: z.string(),
  deposits: z.string(),
  pointsPercent: z.number(),
  /** Of withdrawals; null: the brand's. */
  withdrawalCount: z.number().nullable(),
  withdrawalSum: z.string().nullable(),
  withdrawalMaximum: z.string().nullable(),
  priority: z.number(),
  birthdayGift: z.string(),
  monthlyReward: z.string(),
  manager: z.string().nullable(),
});
export type LevelTerms = z.infer<typeof levelTermsSchema>;

export const vipTermsSchema = z.object({
  windowDays: z.number(),
  wagering: z.number(),
  /** From level 1 up. */
  levels: z.array(levelTermsSchema),
});
export type VipTerms = z.infer<typeof vipTermsSchema>;

export const VIP_RULES: VersionTable<VipTerms> = {
  name: 'vip_rules',
  columns: { windowDays: 'window_days', wagering: 'wagering', levels: 'levels' },
};

const amountOf = (units: string) => formatAmount(BigInt(units));
const amountOrNull = (units: string | null) => units && amountOf(units);

/** @throws Failure `amount_invalid` */
export function storedLevels(levels: ParsedCallRequest<'vipAdmin.proposeRules'>['levels']): LevelTerms[] {
  const units = (amount: string) => (isPositive(amount) ? String(enteredAmount(amount)) : '0');
  const unitsOrNull = (amount: string | null) => amount && String(enteredAmount(amount));
  return levels.map((terms, index) => ({
    ...terms,
    level: index + 1,
    validBet: units(terms.validBet),
    deposits: units(terms.deposits),
    withdrawalSum: unitsOrNull(terms.withdrawalSum),
    withdrawalMaximum: unitsOrNull(terms.withdrawalMaximum),
    birthdayGift: units(terms.birthdayGift),
    monthlyReward: units(terms.monthlyReward),
  }));
}

const shownLevel = ({ level: _, names, ...terms }: LevelTerms): VipLevelTerms => ({
  ...terms,
  names: { ...names },
  validBet: amountOf(terms.validBet),
  deposits: amountOf(terms.deposits),
  withdrawalSum: amountOrNull(terms.withdrawalSum),
  withdrawalMaximum: amountOrNull(terms.withdrawalMaximum),
  birthdayGift: amountOf(terms.birthdayGift),
  monthlyReward: amountOf(terms.monthlyReward),
});

export const vipRulesView = (row: Version & VipTerms, { currency }: Pick<Brand, 'currency'>): VipRules => ({
  ...versionView(row),
  currency,
  ...enteredTerms(row),
});

/** The terms as operators enter them. */
export const enteredTerms = ({ windowDays, wagering, levels }: VipTerms) => ({
  windowDays,
  wagering,
  levels: levels.map(shownLevel),
});

export function vipFacts({ windowDays, wagering, levels }: VipTerms, { currency }: Pick<Brand, 'currency'>): Fact[] {
  const amount = (units: string) => money(currency)(BigInt(units));
  return [
    fact('vip.windowDays', number(windowDays)),
    fact('vip.wagering', number(wagering)),
    ...levels.flatMap((terms) => {
      const of = level(terms.level);
      return [
        ...localised('vip.level', terms.names, of),
        fact('vip.validBet', amount(terms.validBet), of),
        fact('vip.deposits', amount(terms.deposits), of),
        fact('vip.pointsPercent', number(terms.pointsPercent), of),
        ...factOf('vip.withdrawalCount', terms.withdrawalCount, number, of),
        ...factOf('vip.withdrawalSum', terms.withdrawalSum, amount, of),
        ...factOf('vip.withdrawalMaximum', terms.withdrawalMaximum, amount, of),
        fact('vip.priority', number(terms.priority), of),
        fact('vip.birthdayGift', amount(terms.birthdayGift), of),
        fact('vip.monthlyReward', amount(terms.monthlyReward), of),
        ...factOf('vip.manager', terms.manager, text, of),
      ];
    }),
  ];
}
