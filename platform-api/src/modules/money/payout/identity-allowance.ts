import { type IdentityTerms, limitsOfLevel } from '@marquee/contract/identity-settings';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { readIdentityLevel } from '../../people/identity/levels';
import type { WithdrawalContext } from './member-service';
import { readWithdrawalTotals } from './withdrawal-repository';

/** What a member's identity level allows to withdraw now. */
export interface IdentityAllowance {
  readonly level: number;
  /** Ledger units, by level. */
  readonly leftByLevel: readonly bigint[];
}

const LEVELS = [0, 1, 2] as const;
const WINDOW_MS = 30 * 24 * 3_600_000;

/**
 * Within a transaction the level stays as it is until the end. Requested withdrawals count, rejected and cancelled ones do not.
 * @returns null where the brand asks for no level
 */
export async function readIdentityAllowance(
  db: Queryable,
  settings: IdentityTerms,
  { member, brand: { offsetMinutes } }: Pick<WithdrawalContext, 'member' | 'brand'>,
  now: Date,
): Promise<IdentityAllowance | null> {
  if (!settings.isEnforced) return null;
  const today = dayOf(now, offsetMinutes);
  const level = await readIdentityLevel(db, member.id, today);
  const day = await readWithdrawalTotals(db, member.id, rangeOfDays({ from: today, to: today }, offsetMinutes, 1));
  const month = await readWithdrawalTotals(db, member.id, {
    start: new Date(now.getTime() - WINDOW_MS),
    end: AFTER_ALL,
  });
  const leftByLevel = LEVELS.map((held) => {
    const limits = limitsOfLevel(settings, held);
    return least(
      parseAmount(limits.perWithdrawal),
      parseAmount(limits.perDay) - day.sum,
      parseAmount(limits.per30Days) - month.sum,
    );
  });
  return { level, leftByLevel };
}

/** Withdrawals are made in the present. */
const AFTER_ALL = new Date('9999-01-01T00:00:00Z');

/** @throws Failure `identity_level_needed` with the level to ask for, `identity_limit_reached` where none allows the amount */
export function requireIdentity(allowance: IdentityAllowance | null, amount: bigint): void {
  if (!allowance || amount <= leftOf(allowance)) return;
  const level = LEVELS.find((higher) => higher > allowance.level && amount <= (allowance.leftByLevel[higher] ?? 0n));
  const left = formatAmount(leftOf(allowance));
  if (level === undefined) throw new Failure('identity_limit_reached', { left });
  throw new Failure('identity_level_needed', { level, left, page: '/member/identity' });
}

/** As members see it. */
export const identityView = (allowance: IdentityAllowance | null) =>
  allowance && {
    level: allowance.level,
    left: formatAmount(leftOf(allowance)),
    next: allowance.level < 2 ? allowance.level + 1 : null,
  };

const leftOf = ({ level, leftByLevel }: IdentityAllowance): bigint => least(leftByLevel[level] ?? 0n);

/** Never below zero. */
const least = (...units: readonly bigint[]): bigint => {
  const lowest = units.reduce((low, value) => (value < low ? value : low));
  return lowest < 0n ? 0n : lowest;
};
