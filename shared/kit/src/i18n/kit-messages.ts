import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@marquee/contract/languages';
import { loadMessages, registerMessages } from './i18n';

/** Part of the chunk of the shell's own messages: some are needed when nothing else can be loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  bn: () => import(/* webpackChunkName: "messages-bn" */ './messages/bn.json'),
  vi: () => import(/* webpackChunkName: "messages-vi" */ './messages/vi.json'),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.json'),
  th: () => import(/* webpackChunkName: "messages-th" */ './messages/th.json'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ './messages/hi.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './messages/ar.json'),
};

/** The kit's own messages, in the page's language and in each that it is switched to. */
export async function addKitMessages(): Promise<void> {
  registerMessages('kit', async (language) => {
    const { default: messages } = await LOADERS[isLanguage(language) ? language : FALLBACK_LANGUAGE]();
    return messages as Record<string, unknown>;
  });
  await loadMessages('kit');
}
