import type { OperatorRef } from '../../../../platform/http/visitor';
import type { BrandService } from '../../../site/brand/service';

/** An operator's action and its request. */
export interface AdminContext {
  readonly operator: OperatorRef;
  readonly requestId: string;
  readonly language: string;
}

/** The ids of an operator's brands, null for an operator of all brands. */
export const brandIdsOf = ({ brandIds }: OperatorRef): readonly number[] | null =>
  brandIds.length === 0 ? null : brandIds;

/** The brands by their ids. */
export const brandsById = async (brands: BrandService) =>
  new Map((await brands.all()).map((brand) => [brand.id, brand]));
