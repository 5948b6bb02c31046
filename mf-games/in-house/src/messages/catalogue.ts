import type { Language } from '@marquee/contract/languages';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "messages-bn" */ './bn.json'),
  vi: () => import(/* webpackChunkName: "messages-vi" */ './vi.json'),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './zh.json'),
  th: () => import(/* webpackChunkName: "messages-th" */ './th.json'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ './hi.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
};

/** The texts of the games in a language; only those of the launch are fetched. */
export async function loadCatalogue(language: Language): Promise<Record<string, unknown>> {
  const { default: messages } = await LOADERS[language]();
  return messages as Record<string, unknown>;
}
