import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { firstLevelThatDoesNotRise } from '@marquee/contract/vip';
import type { Queryable } from '../../../platform/database';
import { fieldFailure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { MemberService } from '../../people/member/service';
import type { Messaging } from '../../people/messaging/service';
import type { Audit } from '../../operators/audit/audit';
import type { Rewards } from '../rewards/rewards';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { createRuleVersions, type DefineProposals } from '../../operators/proposals/service';
import { createVipMembersAdmin } from './admin/members-admin';
import { createVipDailyWork } from './daily-work';
import { createMemberVip } from './member-vip';
import { createSendVipWarning } from './send-warning';
import type { VipRise } from './rise-repository';
import { createTellOfRise } from './tell-of-rise';
import { createVipRises } from './vip-rises';
import { enteredTerms, storedLevels, VIP_RULES, vipFacts, vipRulesView, vipTermsSchema } from './vip-rules';

interface VipParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly messaging: Messaging;
  readonly rewards: Rewards;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
  /** What follows from a reached level, in the transaction of the rise. */
  readonly levelReached: (tx: Queryable, rise: VipRise) => Promise<void>;
  readonly rebateRates: (brandId: number, day: string) => Promise<(level: number) => number>;
}

/** VIP levels: who rises and falls, what a level gives, and the operators' side. */
export function createVip(parts: VipParts) {
  const versions = createRuleVersions(parts, {
    ...VIP_RULES,
    kind: 'vip-levels',
    schema: vipTermsSchema,
    action: 'vip.rules',
    facts: vipFacts,
    view: vipRulesView,
    details: enteredTerms,
  });
  const tellOfRise = createTellOfRise(parts);
  return {
    rises: createVipRises({
      ...parts,
      async levelReached(tx, rise) {
        await parts.levelReached(tx, rise);
        await tellOfRise(tx, rise);
      },
    }),
    dailyWork: createVipDailyWork({ ...parts, warn: createSendVipWarning(parts) }),
    status: createMemberVip(parts),
    members: createVipMembersAdmin(parts),
    rules: {
      list: versions.list,
      /** @throws Failure `amount_invalid`, `proposal_waiting`, `conflict`, `validation_failed` for levels that do not rise */
      async propose(caller: OperatorCaller, request: ParsedCallRequest<'vipAdmin.proposeRules'>) {
        const { brand, windowDays, wagering, levels, revision, reason } = request;
        const index = firstLevelThatDoesNotRise(levels);
        if (index >= 0) throw fieldFailure({ path: `levels.${index}.validBet`, messageKey: 'not_rising' });
        const terms = { windowDays, wagering, levels: storedLevels(levels) };
        return versions.propose(caller, { brand, terms, revision, reason });
      },
    },
  };
}

export type VipService = ReturnType<typeof createVip>;
