import type { Platform } from '../../../../platform/platform';
import type { PublicIds } from '../../../../platform/public-id';
import type { BrandService } from '../../../site/brand/service';
import type { Limits } from '../../limits/service';
import type { MemberService } from '../../../people/member/service';
import type { Audit } from '../../../operators/audit/audit';
import type { DefineProposals } from '../../../operators/proposals/kind';
import type { Bonuses } from '../service';

export interface BonusAdminParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly bonuses: Pick<Bonuses, 'grant' | 'catchUp' | 'end' | 'announce'>;
  readonly ids: PublicIds;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
}
