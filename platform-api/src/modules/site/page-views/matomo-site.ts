import type { BrandConfig } from '../brand/config';

/** The id of the brand's site at Matomo; null for a brand that counts no views of its pages. */
export const matomoSiteOf = ({ analytics }: Pick<BrandConfig, 'analytics'>): string | null =>
  analytics.find(({ provider }) => provider === 'matomo')?.siteId ?? null;
