import type { BrandRef, MemberRef } from '../../platform/http/visitor';

/** For whom a deposit call works. */
export interface DepositContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly language: string;
}
