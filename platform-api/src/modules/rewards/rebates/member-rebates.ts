import type { RebateSummary } from '@marquee/contract/calls/rebates';
import { gameTypeSchema } from '@marquee/contract/entities/game';
import { formatAmount } from '@marquee/contract/money';
import { REBATE_CORRECTION_DAYS } from '@marquee/contract/rebates';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { CatalogueService } from '../../games/catalogue/service';
import type { Limits } from '../../money/limits/service';
import type { PaidReward, Rewards } from '../rewards/rewards';
import { createVersionRepository } from '../../operators/proposals/service';
import type { VipLevels } from '../vip/vip-levels';
import { ratesOfLevel, REBATE_RULES } from './rebate-rules';
import { type ClaimRow, lockClaims, markClaimed, readRebates, type RebateRow } from './repository';
import { claimsRebates, paymentOf } from './settle-days';

interface MemberRebatesParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly rewards: Rewards;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly vipLevels: Pick<VipLevels, 'levelOf'>;
  readonly catalogue: Pick<CatalogueService, 'vendorByCode'>;
}

interface Caller {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id'>;
}

/** A member's rebates. */
export interface MemberRebates {
  summary(caller: Caller): Promise<RebateSummary>;
  /**
   * Pays what can be claimed: of one settled day, or all. What was claimed before is not paid again.
   * @throws Failure `rebate_not_found`, `rebate_lapsed`, `timed_out`, `self_excluded`
   */
  claim(caller: Caller, day: string | null): Promise<{ claimed: string; summary: RebateSummary }>;
}

export function createMemberRebates(parts: MemberRebatesParts): MemberRebates {
  const { platform, brands, rewards, limits, vipLevels, catalogue } = parts;
  const { pool } = platform.database;
  const rules = createVersionRepository(REBATE_RULES);

  async function summary({ member, brand: { id } }: Caller): Promise<RebateSummary> {
    const brand = await brands.byId(id);
    const now = platform.clock.now();
    const [rows, terms, level] = await Promise.all([
      readRebates(pool, member.id, REBATE_CORRECTION_DAYS),
      rules.on(pool, id, dayOf(now, brand.offsetMinutes)),
      vipLevels.levelOf(member.id),
    ]);
    const claimable = rows.filter((row) => stateOf(row, now) === 'claimable');
    return {
      mode: claimsRebates(brand) ? 'manual' : 'automatic',
      currency: brand.currency,
      level,
      claimable: formatAmount(claimable.reduce((sum, { payable }) => sum + payable, 0n)),
      rebates: rows.map((row) => rebateView(row, now)),
      rates: await Promise.all(
        ratesOfLevel(terms?.rates ?? [], level).map(async ({ vendor, gameType, basisPoints }) => ({
          gameType: gameTypeSchema.parse(gameType),
          basisPoints,
          vendor: vendor && ((await catalogue.vendorByCode(vendor))?.name ?? vendor),
        })),
      ),
      minimum: formatAmount(terms?.minimum ?? 0n),
      dailyCap: typeof terms?.dailyCap === 'bigint' ? formatAmount(terms.dailyCap) : null,
    };
  }

  return {
    summary,
    async claim(caller, day) {
      const { member, brand } = caller;
      const at = platform.clock.now();
      const { claimed, paid } = await inTransaction(pool, async (tx) => {
        await limits.refuseBarred(tx, member.id);
        const rows = await lockClaims(tx, member.id, day);
        if (day !== null) requireClaim(rows[0], at);
        const rewarded: PaidReward[] = [];
        const open = rows.filter((row) => row.state === 'claimable' && isOpen(row, at));
        for (const row of open) {
          await markClaimed(tx, member.id, row.day, at);
          rewarded.push(await rewards.pay(tx, paymentOf({ ...row, brandId: brand.id, memberId: member.id })));
        }
        return { claimed: open.reduce((sum, { payable }) => sum + payable, 0n), paid: rewarded };
      });
      for (const reward of paid.slice(-1)) await rewards.announce(reward);
      if (paid.length > 0) platform.bus.publish('rebates.changed', { at: at.toISOString() }, { memberId: member.id });
      return { claimed: formatAmount(claimed), summary: await summary(caller) };
    },
  };
}

const isOpen = ({ expiresAt }: Pick<ClaimRow, 'expiresAt'>, at: Date): boolean => expiresAt !== null && expiresAt > at;

/** @throws Failure `rebate_not_found`, `rebate_lapsed` */
function requireClaim(row: ClaimRow | undefined, at: Date): void {
  if (!row || row.state === 'paid') throw new Failure('rebate_not_found');
  if (row.state === 'claimable' && !isOpen(row, at)) throw new Failure('rebate_lapsed');
}

/** Time, not a job, decides what has lapsed. */
const stateOf = (row: RebateRow, at: Date) => (row.state === 'claimable' && !isOpen(row, at) ? 'lapsed' : row.state);

function rebateView(row: RebateRow, at: Date): RebateSummary['rebates'][number] {
  const { day, payable, corrected, wagering, countedAt, expiresAt, lines } = row;
  return {
    day,
    state: stateOf(row, at),
    amount: formatAmount(payable),
    corrected: formatAmount(corrected),
    wagering: formatAmount(wagering),
    settledAt: countedAt.toISOString(),
    expiresAt: expiresAt && expiresAt.toISOString(),
    lines: lines.map(({ gameType, validBet, amount }) => ({
      gameType,
      validBet: formatAmount(BigInt(validBet)),
      amount: formatAmount(BigInt(amount)),
    })),
  };
}
