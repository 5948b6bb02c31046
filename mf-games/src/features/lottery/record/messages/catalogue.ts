import type { CatalogueLoaders } from '@marquee/kit';

/** The texts of a ticket in the record of bets. */
export const RECORD_MESSAGES = 'games-lottery-record';

export const recordCatalogues: CatalogueLoaders = {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
  vi: () => import('./vi.json'),
  zh: () => import('./zh.json'),
  th: () => import('./th.json'),
  hi: () => import('./hi.json'),
  ar: () => import('./ar.json'),
};
