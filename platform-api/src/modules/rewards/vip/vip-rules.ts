import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { VipLevelTerms, VipRules } from '@marquee/contract/calls/vip-admin';
import { isPositive } from '@marquee/contract/amount';
import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../platform/entered-amount';
import type { Localised } from '../../../platform/localised';
import type { Brand } from '../../site/brand/brand';
import { type Version, type VersionTable, versionView } from '../../operators/rule-versions/service';

/** What a level asks for and gives, as it is stored. Amounts in ledger units, as text: JSON has no bigint. */
export interface LevelTerms {
  readonly level: number;
  readonly names: Localised;
  readonly validBet: string;
  readonly deposits: string;
  readonly pointsPercent: number;
  /** Of withdrawals; null: the brand's. */
  readonly withdrawalCount: number | null;
  readonly withdrawalSum: string | null;
  readonly withdrawalMaximum: string | null;
  readonly priority: number;
  readonly birthdayGift: string;
  readonly monthlyReward: string;
  readonly manager: string | null;
}

export interface VipTerms {
  readonly windowDays: number;
  readonly wagering: number;
  /** From level 1 up. */
  readonly levels: readonly LevelTerms[];
}

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
    ...{ validBet: units(terms.validBet), deposits: units(terms.deposits) },
    withdrawalSum: unitsOrNull(terms.withdrawalSum),
    withdrawalMaximum: unitsOrNull(terms.withdrawalMaximum),
    ...{ birthdayGift: units(terms.birthdayGift), monthlyReward: units(terms.monthlyReward) },
  }));
}

const shownLevel = ({ level: _, names, ...terms }: LevelTerms): VipLevelTerms => ({
  ...terms,
  names: { ...names },
  ...{ validBet: amountOf(terms.validBet), deposits: amountOf(terms.deposits) },
  withdrawalSum: amountOrNull(terms.withdrawalSum),
  withdrawalMaximum: amountOrNull(terms.withdrawalMaximum),
  ...{ birthdayGift: amountOf(terms.birthdayGift), monthlyReward: amountOf(terms.monthlyReward) },
});

export const vipRulesView = (row: Version & VipTerms, { currency }: Pick<Brand, 'currency'>): VipRules => ({
  ...{ ...versionView(row), currency, windowDays: row.windowDays, wagering: row.wagering },
  levels: row.levels.map(shownLevel),
});
