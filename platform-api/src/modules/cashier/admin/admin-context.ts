import type { OperatorRef } from '../../../platform/http/visitor';
import type { BrandService } from '../../brand/service';

/** An operator's action, and the request that it came with. */
export interface AdminContext {
  readonly operator: OperatorRef;
  readonly requestId: string;
  readonly language: string;
}

/** The ids of an operator's brands, null for one who sees all. */
export const brandIdsOf = ({ brandIds }: OperatorRef): readonly number[] | null =>
  brandIds.length === 0 ? null : brandIds;

/** The brands by their ids. */
export const brandsById = async (brands: BrandService) =>
  new Map((await brands.all()).map((brand) => [brand.id, brand]));
