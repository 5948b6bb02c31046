import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "messages-bn" */ './bn.json'),
  vi: () => import(/* webpackChunkName: "messages-vi" */ './vi.json'),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './zh.json'),
  th: () => import(/* webpackChunkName: "messages-th" */ './th.json'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ './hi.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
};

/** The console's messages in a language; in English where there is no catalogue of it. */
export async function loadCatalogue(language: string): Promise<Record<string, unknown>> {
  const { default: messages } = await LOADERS[isLanguage(language) ? language : FALLBACK_LANGUAGE]();
  return messages as Record<string, unknown>;
}
