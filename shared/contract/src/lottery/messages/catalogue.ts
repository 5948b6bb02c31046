/** Names of bets, prizes and outcomes by language: members and operators read the same ones. */
export const lotteryNames = {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
  vi: () => import('./vi.json'),
  zh: () => import('./zh.json'),
  th: () => import('./th.json'),
  hi: () => import('./hi.json'),
  ar: () => import('./ar.json'),
};
