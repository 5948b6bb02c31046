import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { CatalogueService } from '../../games/catalogue/service';
import type { Limits } from '../../money/limits/service';
import type { MemberService } from '../../people/member/service';
import type { Audit } from '../../operators/audit/audit';
import type { DefineProposals } from '../../operators/proposals/kind';
import type { Rewards } from '../rewards/rewards';
import type { Uploads } from '../../operators/uploads/service';
import type { VipLevels } from '../vip/vip-levels';
import type { EventMember } from './trigger/promotion-event';

/** What promotions are built from. */
export interface PromotionParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'jobs' | 'log'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly rewards: Rewards;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly uploads: Pick<Uploads, 'claim' | 'open'>;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly catalogue: Pick<CatalogueService, 'gameToOpen'>;
  readonly audit: Audit;
  readonly vipLevels: Pick<VipLevels, 'levelOf'>;
  /** Tells the pages of who invited a member if the member's deposit of a moment has qualified the invitation. */
  readonly announceInvitation: (invited: EventMember, depositedAt: Date) => Promise<void>;
}

/** What the operators' side of promotions is built from. */
export interface PromotionAdminParts extends PromotionParts {
  readonly proposals: DefineProposals;
}

/** Tells the member's pages that promotions have changed; only after the commit. */
export function announcePromotions({ platform: { bus, clock } }: Pick<PromotionParts, 'platform'>, memberId: bigint) {
  bus.publish('promotions.changed', { at: clock.now().toISOString() }, { memberId });
}
