import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';

/** The rights of operators. */
export const RIGHTS = [
  'remotes',
  'brands',
  'lotteries',
  'members',
  'cashier',
  'content',
  'audit',
  'outbox',
  'support',
  'releases',
  'operators',
  'identity',
  'agents',
] as const;
export type Right = (typeof RIGHTS)[number];

/** One right, or several that are all needed. */
export type NeededRights = Right | readonly Right[];

export const hasRights = ({ rights }: Pick<OperatorRef, 'rights'>, needed: NeededRights): boolean =>
  [needed].flat().every((right) => rights.includes(right));

/** @throws Failure `forbidden` unless the operator has the right, or all of several */
export function requireRight(operator: OperatorRef, needed: NeededRights): void {
  if (!hasRights(operator, needed)) throw new Failure('forbidden');
}

export const canSeeBrand = ({ brandIds }: Pick<OperatorRef, 'brandIds'>, brandId: number): boolean =>
  brandIds.length === 0 || brandIds.includes(brandId);

/** @throws Failure `forbidden` unless the brand is one of the operator's */
export function requireBrand(operator: OperatorRef, brandId: number): void {
  if (!canSeeBrand(operator, brandId)) throw new Failure('forbidden');
}

/** @throws Failure `forbidden` unless the operator may change what concerns every brand */
export function requireEveryBrand({ brandIds }: Pick<OperatorRef, 'brandIds'>): void {
  if (brandIds.length > 0) throw new Failure('forbidden');
}
