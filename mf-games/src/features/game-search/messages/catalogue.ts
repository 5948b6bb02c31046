import type { CatalogueLoaders } from '@marquee/kit';

/** The texts of the search: a catalogue of their own, which no page fetches before somebody searches. */
export const SEARCH_MESSAGES = 'games-search';

export const searchCatalogues: CatalogueLoaders = {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
  vi: () => import('./vi.json'),
  zh: () => import('./zh.json'),
  th: () => import('./th.json'),
  hi: () => import('./hi.json'),
  ar: () => import('./ar.json'),
};
