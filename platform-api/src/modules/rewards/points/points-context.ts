import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../../money/ledger/service';
import type { Audit } from '../../operators/audit/audit';
import type { MemberService } from '../../people/member/service';
import type { DefineProposals } from '../../operators/proposals/service';
import type { Units } from '../../money/units/service';
import type { VipLevels } from '../vip/vip-levels';
import type { WithdrawPasswordService } from '../../money/withdraw-password/service';

/** What the points are built from. */
export interface PointsParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly units: Units;
  readonly ledger: Pick<LedgerService, 'post' | 'announce'>;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly passwords: Pick<WithdrawPasswordService, 'demand'>;
  readonly vipLevels: Pick<VipLevels, 'levelOf'>;
  readonly ids: PublicIds;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
}

/** @throws Failure `feature_disabled` unless the brand has points (flag POINTS) */
export async function brandWithPoints({ brands }: Pick<PointsParts, 'brands'>, { id }: BrandRef): Promise<Brand> {
  const brand = await brands.byId(id);
  if (brand.config.flags['POINTS'] !== true) throw new Failure('feature_disabled');
  return brand;
}

/** Announces that the member's points have changed; only after the commit. */
export function announcePoints({ platform }: Pick<PointsParts, 'platform'>, memberId: bigint, points: bigint): void {
  platform.bus.publish('points.balance', { points: Number(points) }, { memberId });
}
