import type { BrandConfigInput } from '../../modules/brand/config';

export interface BrandSeed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly offsetMinutes: number;
  readonly config: BrandConfigInput;
}
