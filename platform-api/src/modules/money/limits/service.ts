import { REALITY_CHECK_STANDARD_MINUTES, type ExclusionLength, type TimeOutLength } from '@marquee/contract/constants';
import type { CallValue } from '@marquee/contract/calls/index';
import type { LimitsOverview, PlayBar } from '@marquee/contract/calls/limits';
import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { LedgerService } from '../ledger/service';
import type { Audit } from '../../operators/audit/audit';
import { changedLimit, limitAt } from './limit-change';
import { createLimitChanges, type LimitsContext } from './limit-changes';
import { overviewOf } from './overview';
import {
  depositAllowance,
  type LimitKey,
  readBar,
  readRealityMinutes,
  readResultSince,
  readUsedLimits,
  writeRealityMinutes,
} from './repository';

/** Responsible-gaming limits, in the brand's days. The ledger's SQL function `bet_allowances` applies them to bets. */
export interface Limits {
  /**
   * Checks a deposit against the limits. Call it in the transaction that writes the deposit, before the row is written:
   * concurrent deposits of one member are serialised and counted together.
   * @param amount ledger units
   * @throws Failure `deposit_limit_reached` (`details.remaining`), `timed_out` or `self_excluded` (`details.until`)
   */
  admitDeposit(tx: Queryable, memberId: bigint, amount: bigint): Promise<void>;
  /** @throws Failure `timed_out` or `self_excluded` (`details.until`) during a bar */
  refuseBarred(db: Queryable, memberId: bigint): Promise<void>;
  /**
   * Checks whether a member may open a game for real money.
   * @throws Failure `session_limit_reached`, `timed_out` or `self_excluded` (`details.until`)
   */
  admitSession(memberId: bigint): Promise<void>;
  overview(context: Pick<LimitsContext, 'member' | 'brand'>): Promise<LimitsOverview>;
  /** @param requested ledger units, seconds for the time at play; null: no limit */
  set(limit: Omit<LimitKey, 'memberId'>, requested: bigint | null, context: LimitsContext): Promise<LimitsOverview>;
  /** Cancels a pending looser limit, if any. */
  cancelPending(limit: Omit<LimitKey, 'memberId'>, context: LimitsContext): Promise<LimitsOverview>;
  /** Bars play and deposits for a time; a longer bar stays. */
  bar(kind: PlayBar['kind'], length: TimeOutLength | ExclusionLength, context: LimitsContext): Promise<PlayBar>;
  setRealityCheck(minutes: number, context: LimitsContext): Promise<LimitsOverview>;
  /** @param since start of the session */
  reality(since: Date, context: Pick<LimitsContext, 'member' | 'brand'>): Promise<CallValue<'limits.reality'>>;
}

export function createLimits(
  platform: Pick<Platform, 'database' | 'clock' | 'jobs'>,
  ledger: Pick<LedgerService, 'openMember'>,
  audit: Audit,
): Limits {
  const { pool } = platform.database;
  const { clock } = platform;
  const changes = createLimitChanges(platform, ledger, audit);

  async function overview({ member, brand }: Pick<LimitsContext, 'member' | 'brand'>): Promise<LimitsOverview> {
    const now = clock.now();
    const limits = await readUsedLimits(pool, member.id, now);
    const bar = await readBar(pool, member.id, now);
    return overviewOf(brand.currency, limits, bar, await realityMinutes(pool, member.id));
  }

  const refuseBarred = async (db: Queryable, memberId: bigint) => {
    const bar = await readBar(db, memberId, clock.now());
    if (bar) throw new Failure(bar.kind === 'time_out' ? 'timed_out' : 'self_excluded', { until: bar.until });
  };

  return {
    refuseBarred,

    async admitDeposit(tx, memberId, amount) {
      await refuseBarred(tx, memberId);
      const allowance = await depositAllowance(tx, memberId, clock.now());
      if (allowance !== null && amount > allowance)
        throw new Failure('deposit_limit_reached', { remaining: formatAmount(allowance) });
    },

    async admitSession(memberId) {
      await refuseBarred(pool, memberId);
      const limits = await readUsedLimits(pool, memberId, clock.now());
      if (limits.some(({ kind, amount, used }) => kind === 'session' && used >= amount))
        throw new Failure('session_limit_reached');
    },

    overview,

    async set(limit, requested, context) {
      await changes.change(limit, (storedLimit, now) => changedLimit(storedLimit, requested, now), context);
      return overview(context);
    },

    async cancelPending(limit, context) {
      await changes.change(
        limit,
        (storedLimit, now) => ({ amount: limitAt(storedLimit, now).amount, pending: null }),
        context,
      );
      return overview(context);
    },

    bar: changes.bar,

    async setRealityCheck(minutes, context) {
      await writeRealityMinutes(pool, context.member.id, minutes);
      return overview(context);
    },

    async reality(since, { member, brand }) {
      const { staked, won } = await readResultSince(pool, member.id, since);
      return {
        currency: brand.currency,
        intervalMinutes: await realityMinutes(pool, member.id),
        since: since.toISOString(),
        elapsedSeconds: Math.max(0, Math.floor((clock.now().getTime() - since.getTime()) / 1_000)),
        staked: formatAmount(staked),
        won: formatAmount(won),
        net: formatAmount(won - staked),
      };
    },
  };
}

const realityMinutes = async (db: Queryable, memberId: bigint) =>
  (await readRealityMinutes(db, memberId)) ?? REALITY_CHECK_STANDARD_MINUTES;
