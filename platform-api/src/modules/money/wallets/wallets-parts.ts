import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import type { Limits } from '../limits/service';

export interface WalletOwner {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id' | 'currency'>;
}

export interface WalletsParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly ledger: LedgerService;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly ids: PublicIds;
}
