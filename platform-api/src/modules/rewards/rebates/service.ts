import { isPositive } from '@marquee/contract/amount';
import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { enteredAmount } from '../../../platform/entered-amount';
import { fieldFailure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { CatalogueService } from '../../games/catalogue/service';
import type { Limits } from '../../money/limits/service';
import type { Rewards } from '../rewards/rewards';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { createRuleVersions, type DefineProposals } from '../../operators/proposals/service';
import type { VipLevels } from '../vip/vip-levels';
import { createListRuns } from './list-runs';
import { createMemberRebates } from './member-rebates';
import {
  enteredTerms,
  highestRate,
  REBATE_RULES,
  rebateFacts,
  rebateRulesView,
  rebateTermsSchema,
} from './rebate-rules';
import { createSettleRebates } from './settle-days';

interface RebateParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly rewards: Rewards;
  readonly limits: Limits;
  readonly catalogue: Pick<CatalogueService, 'vendorByCode'>;
  readonly proposals: DefineProposals;
  readonly vipLevels: VipLevels;
}

/** Rebates: settled for each business day, paid or claimed, and the operators' side. */
export function createRebates(parts: RebateParts) {
  const { platform, catalogue } = parts;
  const versions = createRuleVersions(parts, {
    ...REBATE_RULES,
    kind: 'rebate-rules',
    schema: rebateTermsSchema,
    action: 'rebates.rules',
    facts: rebateFacts,
    view: rebateRulesView,
    details: enteredTerms,
  });
  return {
    settle: createSettleRebates(parts),
    own: createMemberRebates(parts),
    runs: createListRuns(parts),
    /** The highest rate at each level of a brand on a business day, in basis points. */
    async ratesOn(brandId: number, day: string): Promise<(level: number) => number> {
      const rates = (await versions.on(platform.database.pool, brandId, day))?.rates ?? [];
      return (level) => highestRate(rates, level);
    },
    rules: {
      list: versions.list,
      /** @throws Failure `amount_invalid`, `proposal_waiting`, `conflict`, `validation_failed` for a vendor that does not exist */
      async propose(caller: OperatorCaller, request: ParsedCallRequest<'rebatesAdmin.proposeRules'>) {
        const { brand, rates, wagering, revision, reason } = request;
        const minimum = isPositive(request.minimum) ? enteredAmount(request.minimum) : 0n;
        const dailyCap = request.dailyCap === null ? null : enteredAmount(request.dailyCap);
        for (const [index, { vendor }] of rates.entries())
          if (vendor !== null && !(await catalogue.vendorByCode(vendor)))
            throw fieldFailure({ path: `rates.${index}.vendor`, messageKey: 'unknown_vendor' });
        return versions.propose(caller, { brand, terms: { rates, minimum, dailyCap, wagering }, revision, reason });
      },
    },
  };
}

export type RebateService = ReturnType<typeof createRebates>;
