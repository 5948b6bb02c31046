import { Failure } from '../../platform/failure';
import type { OperatorRef } from '../../platform/http/visitor';
import { requireBrand, requireRight } from '../operator/service';
import type { Brand } from './repository';

/** The brand that an operator with the right `brands` works on. @throws Failure `forbidden`, `not_found` */
export async function operatedBrand(
  brands: { all(): Promise<Brand[]> },
  operator: OperatorRef,
  code: string,
): Promise<Brand> {
  requireRight(operator, 'brands');
  const brand = (await brands.all()).find((candidate) => candidate.code === code);
  if (!brand) throw new Failure('not_found');
  requireBrand(operator, brand.id);
  return brand;
}
