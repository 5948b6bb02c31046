import { isLanguage, type Language } from '@marquee/contract/languages';
import { callApi } from '@marquee/kit';
import { changeLanguage, createLastChoice, type Federation, runtime } from '@marquee/kit/host';
import { learnLanguage } from '../../lib/boot';
import { keepPreference } from '../../lib/cookies';

const choices = createLastChoice();
/** Ends when the server knows the last choice that it was told. */
let telling: Promise<unknown> = Promise.resolve();

/**
 * Switches the page's language without a reload, keeps it for the next visit and tells the server in which language to
 * write to a member. What was read in the old language is read again. Of choices that overlap the last one counts.
 */
export async function switchLanguage(federation: Federation, language: string): Promise<void> {
  const isLast = choices.begin();
  try {
    await learnLanguage(federation, language);
    if (!isLast() || !(await changeLanguage(language))) return;
  } catch (error) {
    if (isLast()) throw error;
    return;
  }
  keepPreference('mq_lang', language);
  const { queryClient, session } = runtime();
  void queryClient.invalidateQueries();
  if (session.getState().state === 'guest') return;
  // One after another: an earlier choice must not arrive last.
  telling = telling.then(() => isLast() && callApi('member.language', { language }).catch(() => undefined));
  await telling;
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
