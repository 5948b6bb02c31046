import type bn from './bn.json';

/** The shell's catalogues; one chunk each, and only the page's language is fetched. */
const LOADERS: Readonly<Record<string, () => Promise<{ default: typeof bn }>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "messages-bn" */ './bn.json'),
};

/** The shell's messages in a language; in English where there is no catalogue of it. */
export async function loadCatalogue(language: string): Promise<Record<string, unknown>> {
  const load = LOADERS[language] ?? LOADERS['en'];
  return load ? (await load()).default : {};
}
