import type { BootDocument, BrandBoot } from '@marquee/contract/boot';
import { runtime } from '../runtime';

/** The brand of the site. Constant for the page's lifetime. */
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
