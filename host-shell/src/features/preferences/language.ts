import { callApi } from '@marquee/kit';
import { changeLanguage, type Federation, runtime } from '@marquee/kit/host';
import { learnLanguage } from '../../app/boot';
import { keepPreference } from './cookies';

/**
 * Switches the page's language without a reload, keeps it for the next visit and tells the server in which language to
 * write to a member. What was read in the old language is read anew.
 */
export async function switchLanguage(federation: Federation, language: string): Promise<void> {
  const { queryClient, session } = runtime();
  await learnLanguage(federation, language);
  await changeLanguage(language);
  keepPreference('mq_lang', language);
  void queryClient.invalidateQueries();
  if (session.getState().state !== 'guest') await callApi('member.language', { language }).catch(() => undefined);
}

/** The language's own name, such as বাংলা for `bn`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
