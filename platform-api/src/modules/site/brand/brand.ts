import type { BrandRef } from '../../../platform/http/visitor';
import type { BrandConfig } from './config';

/** A brand with its settings. */
export interface Brand extends BrandRef {
  readonly name: string;
  readonly mainHost: string;
  /** Incremented by every change. */
  readonly revision: bigint;
  /** Of its current look (`modules/site/look`); null before it has one. */
  readonly lookRevision: number | null;
  readonly config: BrandConfig;
}
