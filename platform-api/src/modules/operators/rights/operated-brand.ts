import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import { type NeededRights, requireBrand, requireRight, type Right } from './rights';
import type { Brand } from '../../site/brand/brand';

/** What the brand service provides. */
export interface OperatedBrands {
  all(): Promise<Brand[]>;
}

/**
 * The brand of a code, for an operator who works on it.
 * @throws Failure `forbidden` without the right or the brand, `not_found` for an unknown code
 */
export async function operatedBrand(
  brands: OperatedBrands,
  operator: OperatorRef,
  right: NeededRights,
  code: string,
): Promise<Brand> {
  requireRight(operator, right);
  const brand = (await brands.all()).find((candidate) => candidate.code === code);
  if (!brand) throw new Failure('not_found');
  requireBrand(operator, brand.id);
  return brand;
}

/**
 * The ids of the brands that a list covers: the one of the code, without a code every brand of the operator.
 * @returns null for an operator of all brands
 * @throws Failure as `operatedBrand`
 */
export async function operatedBrandIds(
  brands: OperatedBrands,
  operator: OperatorRef,
  right: Right,
  code: string | undefined,
): Promise<readonly number[] | null> {
  if (code !== undefined) return [(await operatedBrand(brands, operator, right, code)).id];
  requireRight(operator, right);
  return operator.brandIds.length === 0 ? null : operator.brandIds;
}
