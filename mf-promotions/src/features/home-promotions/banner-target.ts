import type { Banner } from '@marquee/contract/entities/content';

export type BannerTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string };

/** Where a click on a banner leads; null unless its link type is set (specification, section 6). */
export function bannerTarget({ linkage, linkageType }: Pick<Banner, 'linkage' | 'linkageType'>): BannerTarget | null {
  if (!linkage || !linkageType) return null;
  if (linkageType === 'external') return isWebAddress(linkage) ? { kind: 'external', href: linkage } : null;
  if (linkageType === 'game') return { kind: 'page', to: `/seamless?nodeId=${encodeURIComponent(linkage)}` };
  return linkage.startsWith('/') && !linkage.startsWith('//') ? { kind: 'page', to: linkage } : null;
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
}
