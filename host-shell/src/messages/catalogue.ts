import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';

type Catalogues = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** What the first screen says; one chunk each, and only the page's language is fetched. */
const FIRST: Catalogues = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "messages-bn" */ './bn.json'),
  vi: () => import(/* webpackChunkName: "messages-vi" */ './vi.json'),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './zh.json'),
  th: () => import(/* webpackChunkName: "messages-th" */ './th.json'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ './hi.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
};

/** The messages of popups and errors, loaded after the first screen. */
const POPUPS: Catalogues = {
  en: () => import(/* webpackChunkName: "popups-en" */ '../popup-messages/en.json'),
  bn: () => import(/* webpackChunkName: "popups-bn" */ '../popup-messages/bn.json'),
  vi: () => import(/* webpackChunkName: "popups-vi" */ '../popup-messages/vi.json'),
  zh: () => import(/* webpackChunkName: "popups-zh" */ '../popup-messages/zh.json'),
  th: () => import(/* webpackChunkName: "popups-th" */ '../popup-messages/th.json'),
  hi: () => import(/* webpackChunkName: "popups-hi" */ '../popup-messages/hi.json'),
  ar: () => import(/* webpackChunkName: "popups-ar" */ '../popup-messages/ar.json'),
};

/** Where keys of the shell's namespace are looked for when the first catalogue lacks them. */
export const POPUP_MESSAGES = 'popups';

/** The shell's messages for the first screen in a language; in English where there is no catalogue of it. */
export const loadCatalogue = (language: string) => load(FIRST, language);

/** The shell's other messages. */
export const loadPopupCatalogue = (language: string) => load(POPUPS, language);

async function load(catalogues: Catalogues, language: string): Promise<Record<string, unknown>> {
  const { default: messages } = await catalogues[isLanguage(language) ? language : FALLBACK_LANGUAGE]();
  return messages as Record<string, unknown>;
}
