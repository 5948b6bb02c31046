import type { CallRequest } from '@marquee/contract/calls/index';
import type { VipLevelTerms, VipRules } from '@marquee/contract/calls/vip-admin';
import { namesOf } from '../../../lib/forms/form-values';

/** A level as the form holds it: empty amounts mean nothing, or the brand's. */
export interface LevelValues {
  readonly names: Record<string, string>;
  readonly validBet: string;
  readonly deposits: string;
  readonly pointsPercent: string;
  readonly withdrawalCount: string;
  readonly withdrawalSum: string;
  readonly withdrawalMaximum: string;
  readonly priority: string;
  readonly birthdayGift: string;
  readonly monthlyReward: string;
  readonly manager: string;
}

export interface LevelsValues {
  readonly windowDays: string;
  readonly wagering: string;
  readonly levels: LevelValues[];
  readonly reason: string;
}

export const NEW_LEVEL: LevelValues = {
  names: {},
  validBet: '',
  deposits: '',
  pointsPercent: '100',
  withdrawalCount: '',
  withdrawalSum: '',
  withdrawalMaximum: '',
  priority: '0',
  birthdayGift: '',
  monthlyReward: '',
  manager: '',
};

const valuesOf = (level: VipLevelTerms): LevelValues => ({
  names: level.names,
  validBet: level.validBet,
  deposits: level.deposits,
  pointsPercent: String(level.pointsPercent),
  withdrawalCount: String(level.withdrawalCount ?? ''),
  withdrawalSum: level.withdrawalSum ?? '',
  withdrawalMaximum: level.withdrawalMaximum ?? '',
  priority: String(level.priority),
  birthdayGift: level.birthdayGift,
  monthlyReward: level.monthlyReward,
  manager: level.manager ?? '',
});

/** The form of a new version, filled with the one to start from. */
export const levelsValues = (current: VipRules | null): LevelsValues => ({
  windowDays: String(current?.windowDays ?? 30),
  wagering: String(current?.wagering ?? 1),
  levels: current?.levels.map(valuesOf) ?? [NEW_LEVEL],
  reason: '',
});

/** What the form sends. */
export function proposalOf(
  brand: string,
  { windowDays, wagering, levels, reason }: LevelsValues,
): CallRequest<'vipAdmin.proposeRules'> {
  return {
    brand,
    reason,
    windowDays: Number(windowDays),
    wagering: Number(wagering),
    levels: levels.map((level) => ({
      names: namesOf(level.names),
      validBet: level.validBet || '0.00',
      deposits: level.deposits || '0.00',
      pointsPercent: Number(level.pointsPercent),
      priority: Number(level.priority),
      withdrawalCount: level.withdrawalCount.trim() === '' ? null : Number(level.withdrawalCount),
      withdrawalSum: level.withdrawalSum || null,
      withdrawalMaximum: level.withdrawalMaximum || null,
      birthdayGift: level.birthdayGift || '0.00',
      monthlyReward: level.monthlyReward || '0.00',
      manager: level.manager.trim() || null,
    })),
  };
}
