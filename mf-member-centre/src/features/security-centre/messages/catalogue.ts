import type { CatalogueLoaders } from '@marquee/kit';

/** The texts of the security centre's own panels and dialogs: a catalogue of their own, which other pages of the remote do not fetch. */
export const SECURITY_MESSAGES = 'member-security';

export const securityCatalogues: CatalogueLoaders = {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
  vi: () => import('./vi.json'),
  zh: () => import('./zh.json'),
  th: () => import('./th.json'),
  hi: () => import('./hi.json'),
  ar: () => import('./ar.json'),
};
