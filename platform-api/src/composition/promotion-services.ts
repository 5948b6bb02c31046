import type { BettingService } from '../modules/betting/service';
import type { BrandService } from '../modules/brand/service';
import type { CatalogueService } from '../modules/catalogue/service';
import { createMemberFreeBets } from '../modules/free-bets/member-free-bets';
import { createFreeBets } from '../modules/free-bets/service';
import type { Limits } from '../modules/limits/service';
import type { MemberService } from '../modules/member/service';
import type { Messaging } from '../modules/messaging/service';
import type { Audit } from '../modules/operator/audit';
import { createUnits } from '../modules/units/service';
import type { VendorPorts } from '../modules/vendor-api/service';
import type { Platform } from '../platform/platform';

interface PromotionParts {
  readonly audit: Audit;
  readonly brands: BrandService;
  readonly catalogue: CatalogueService;
  readonly betting: BettingService;
  readonly limits: Limits;
  readonly members: MemberService;
  readonly messaging: Messaging;
  readonly vendorPorts: VendorPorts;
}

/** What rewards play: free bets, points. */
export function createPromotionServices(platform: Platform, { vendorPorts: ports, ...parts }: PromotionParts) {
  const freeBets = { platform, ports, ...parts };
  return {
    units: createUnits(platform),
    freeBets: createFreeBets(freeBets),
    ownFreeBets: createMemberFreeBets(freeBets),
  };
}
