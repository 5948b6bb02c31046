import { isLanguage, type Language } from '@marquee/contract/languages';
import { callApi } from '@marquee/kit';
import { changeLanguage, type Federation, runtime } from '@marquee/kit/host';
import { learnLanguage } from '../../lib/boot';
import { keepPreference } from '../../lib/cookies';

/**
 * Switches the page's language without a reload, keeps it for the next visit and tells the server in which language to
 * write to a member. What was read in the old language is read again.
 */
export async function switchLanguage(federation: Federation, language: string): Promise<void> {
  const { queryClient, session } = runtime();
  await learnLanguage(federation, language);
  await changeLanguage(language);
  keepPreference('mq_lang', language);
  void queryClient.invalidateQueries();
  if (session.getState().state !== 'guest') await callApi('member.language', { language }).catch(() => undefined);
}

/** Each language's own name. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  bn: 'বাংলা',
  vi: 'Tiếng Việt',
  zh: '中文',
  th: 'ไทย',
  hi: 'हिन्दी',
  ar: 'العربية',
};

/** The language's own name, such as বাংলা for `bn`; the code of a language that the site does not speak. */
export function languageName(language: string): string {
  return isLanguage(language) ? NAMES[language] : language;
}
