import type { BrandRef, MemberRef } from '../../../platform/http/visitor';

/** The member and brand of a deposit call. */
export interface DepositContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly language: string;
}
