import type { CatalogueLoaders } from '@marquee/kit';

/** The texts of a ticket in the record of bets. */
export const RECORD_MESSAGES = 'games-lottery-record';

export const recordCatalogues: CatalogueLoaders = {
  en: () => import(/* webpackChunkName: "lottery-record-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "lottery-record-bn" */ './bn.json'),
  vi: () => import(/* webpackChunkName: "lottery-record-vi" */ './vi.json'),
  zh: () => import(/* webpackChunkName: "lottery-record-zh" */ './zh.json'),
  th: () => import(/* webpackChunkName: "lottery-record-th" */ './th.json'),
  hi: () => import(/* webpackChunkName: "lottery-record-hi" */ './hi.json'),
  ar: () => import(/* webpackChunkName: "lottery-record-ar" */ './ar.json'),
};
