import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { dayOf } from '../../../platform/brand-days';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { textIn } from '../../../platform/localised';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import { createVersionRepository } from '../../operators/proposals/service';
import { monthAfter } from './month-after';
import { readOpenWarning, readStanding, readVipChanges } from './repository';
import { type LevelTerms, VIP_RULES } from './vip-rules';

type Status = CallValue<'vip.status'>;

/** Changes that the page lists. */
const SHOWN_CHANGES = 10;

interface MemberVipParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'byId'>;
  /** The highest rate of rebates at each level of a brand on a business day. */
  readonly rebateRates: (brandId: number, day: string) => Promise<(level: number) => number>;
}

interface Caller {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id'>;
  readonly language: string;
}

/** The member's level, and what each level gives. The status throws `feature_disabled` at a brand without levels. */
export function createMemberVip({ platform, brands, rebateRates }: MemberVipParts) {
  const { pool } = platform.database;
  const rules = createVersionRepository(VIP_RULES);

  return async ({ member, brand: { id }, language }: Caller): Promise<Status> => {
    const { currency, defaultLanguage, offsetMinutes } = await brands.byId(id);
    const at = platform.clock.now();
    const day = dayOf(at, offsetMinutes);
    const terms = await rules.on(pool, id, day);
    if (!terms) throw new Failure('feature_disabled');
    const [standing, changes, month, rebateOf] = await Promise.all([
      readStanding(pool, member.id, at),
      readVipChanges(pool, member.id, SHOWN_CHANGES),
      readOpenWarning(pool, member.id),
      rebateRates(id, day),
    ]);
    const { level, validBet, deposits, reached } = standing ?? NOBODY;
    return {
      currency,
      level,
      windowDays: terms.windowDays,
      wagering: terms.wagering,
      validBet: formatAmount(validBet),
      deposits: formatAmount(deposits),
      fallsOn: month !== null && reached < level ? monthAfter(month) : null,
      manager: terms.levels.find((candidate) => candidate.level === level)?.manager ?? null,
      levels: terms.levels.map((entry) =>
        levelView(entry, textIn(entry.names, language, defaultLanguage), rebateOf(entry.level)),
      ),
      changes: changes.map(({ at: changedAt, kind, from, to }) => ({ at: changedAt.toISOString(), kind, from, to })),
    };
  };
}

const NOBODY = { level: 0, validBet: 0n, deposits: 0n, reached: 0 };

function levelView(terms: LevelTerms, name: string, rebateBasisPoints: number): Status['levels'][number] {
  const amountOf = (units: string) => formatAmount(BigInt(units));
  const { level, pointsPercent, withdrawalCount, withdrawalSum, withdrawalMaximum, priority, manager } = terms;
  return {
    level,
    name,
    pointsPercent,
    rebateBasisPoints,
    withdrawalCount,
    validBet: amountOf(terms.validBet),
    deposits: amountOf(terms.deposits),
    withdrawalSum: withdrawalSum && amountOf(withdrawalSum),
    withdrawalMaximum: withdrawalMaximum && amountOf(withdrawalMaximum),
    hasPriority: priority > 0,
    birthdayGift: amountOf(terms.birthdayGift),
    monthlyReward: amountOf(terms.monthlyReward),
    hasManager: manager !== null,
  };
}
