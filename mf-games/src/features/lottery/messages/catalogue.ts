import type { CatalogueLoaders } from '@marquee/kit';

/** The texts of the lotteries: a catalogue of their own, which other pages of the remote do not fetch. */
export const LOTTERY_MESSAGES = 'games-lottery';

export const lotteryCatalogues: CatalogueLoaders = {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
  vi: () => import('./vi.json'),
  zh: () => import('./zh.json'),
  th: () => import('./th.json'),
  hi: () => import('./hi.json'),
  ar: () => import('./ar.json'),
};
