import type { CatalogueLoaders } from '@marquee/kit';

/** The texts of the lotteries: a catalogue of their own, which other pages of the remote do not fetch. */
export const LOTTERY_MESSAGES = 'games-lottery';

export const lotteryCatalogues: CatalogueLoaders = {
  en: () => import(/* webpackChunkName: "lottery-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "lottery-bn" */ './bn.json'),
  vi: () => import(/* webpackChunkName: "lottery-vi" */ './vi.json'),
  zh: () => import(/* webpackChunkName: "lottery-zh" */ './zh.json'),
  th: () => import(/* webpackChunkName: "lottery-th" */ './th.json'),
  hi: () => import(/* webpackChunkName: "lottery-hi" */ './hi.json'),
  ar: () => import(/* webpackChunkName: "lottery-ar" */ './ar.json'),
};
