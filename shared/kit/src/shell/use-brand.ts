import type { BootDocument, BrandBoot } from '@marquee/contract/boot';
import { runtime } from '../runtime';

/** The brand whose site this is. Does not change while the page lives. */
export function useBrand(): BrandBoot {
  return runtime().boot.brand;
}

/** Whether a feature flag of the brand is on; unknown flags are off. */
export function useFlag(name: string): boolean {
  return runtime().boot.brand.flags[name] === true;
}

/** The boot document of the page. */
export function useBoot(): BootDocument {
  return runtime().boot;
}
