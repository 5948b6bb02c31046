import type en from './en.json';

const LOADERS: Readonly<Record<string, () => Promise<{ default: typeof en }>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  bn: () => import(/* webpackChunkName: "messages-bn" */ './bn.json'),
};

/** The console's messages in a language; in English where there is no catalogue of it. */
export async function loadCatalogue(language: string): Promise<Record<string, unknown>> {
  const load = LOADERS[language] ?? LOADERS['en'];
  return load ? (await load()).default : {};
}
