import { lotteryNames } from '@marquee/contract/lottery/messages/catalogue';
import type { CatalogueLoaders } from '@marquee/kit';
import { withNames } from './with-names';

/** The texts of the lotteries: a catalogue of their own, which other pages of the remote do not fetch. */
export const LOTTERY_MESSAGES = 'games-lottery';

type Loader = () => Promise<{ default: Readonly<Record<string, unknown>> }>;

/** Own texts with the names that operators read too. */
const loaded = (own: Loader, names: Loader) => async () => {
  const [{ default: texts }, { default: shared }] = await Promise.all([own(), names()]);
  return { default: withNames(texts, shared) };
};

export const lotteryCatalogues: CatalogueLoaders = {
  en: loaded(() => import('./en.json'), lotteryNames.en),
  bn: loaded(() => import('./bn.json'), lotteryNames.bn),
  vi: loaded(() => import('./vi.json'), lotteryNames.vi),
  zh: loaded(() => import('./zh.json'), lotteryNames.zh),
  th: loaded(() => import('./th.json'), lotteryNames.th),
  hi: loaded(() => import('./hi.json'), lotteryNames.hi),
  ar: loaded(() => import('./ar.json'), lotteryNames.ar),
};
