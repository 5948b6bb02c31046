import type { Conditions } from '@marquee/contract/promotions/rule-parts';
import { AGENT_TYPES, MONEYLESS_TYPES } from '@marquee/contract/constants';
import type { TriggerKind } from '@marquee/contract/promotions/kinds';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { type MemberFacts, readMemberFacts } from './eligibility-repository';
import { sharesHousehold } from './household-repository';
import type { Platform } from '../../../../platform/platform';
import type { Limits } from '../../../money/limits/service';
import type { VipLevels } from '../../vip/vip-levels';
import type { PromotionRow } from '../promotion-repository';

const DAY_MS = 86_400_000;

/** Triggers that also give to agents' accounts: what they do as players. Their acquiring is paid by contracts. */
const FOR_AGENTS: ReadonlySet<TriggerKind> = new Set([
  'net_loss',
  'turnover',
  'ranking',
  'mission',
  'level',
  'operator',
]);

/** What decides whether a member may be given something. */
export interface EligibilityParts {
  readonly platform: Pick<Platform, 'clock'>;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly vipLevels: Pick<VipLevels, 'levelOf'>;
}

/**
 * Refuses a member to whom the promotion gives nothing.
 * @throws Failure `promotion_not_eligible`, `promotion_household`, `timed_out`, `self_excluded`
 */
export async function requireEligible(
  tx: Queryable,
  { limits, platform, vipLevels }: EligibilityParts,
  { id, brandId, terms: { rules } }: PromotionRow,
  memberId: bigint,
): Promise<void> {
  await limits.refuseBarred(tx, memberId);
  const facts = await readMemberFacts(tx, brandId, memberId);
  const { conditions, trigger } = rules;
  if (!facts || !fits(facts, conditions, platform.clock.now())) throw new Failure('promotion_not_eligible');
  const { vipLevel = 0 } = conditions;
  if (vipLevel > 0 && (await vipLevels.levelOf(memberId, tx)) < vipLevel) throw new Failure('promotion_not_eligible');
  const isAgent = AGENT_TYPES.some((type) => type === facts.type);
  if (isAgent && !FOR_AGENTS.has(trigger.kind)) throw new Failure('promotion_not_eligible');
  if (conditions.onePerHousehold && (await sharesHousehold(tx, id, memberId))) throw new Failure('promotion_household');
}

function fits({ type, status, createdAt, ...has }: MemberFacts, conditions: Conditions, now: Date): boolean {
  if (MONEYLESS_TYPES.includes(type) || status !== 'active') return false;
  if (conditions.hasMobile && !has.hasMobile) return false;
  if (conditions.hasEmail && !has.hasEmail) return false;
  if (conditions.hasPayee && !has.hasPayee) return false;
  const { newForDays } = conditions;
  return newForDays === null || now.getTime() - createdAt.getTime() < newForDays * DAY_MS;
}
