import { callApi } from '@marquee/kit';
import { changeLanguage, type Federation, runtime } from '@marquee/kit/host';
import { learnLanguage } from '../../lib/boot';
import { keepPreference } from '../../lib/cookies';

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

const names = new Map<string, string>();

/** The language's own name, such as বাংলা for `bn`; told once, since each language's data take a browser milliseconds. */
export function languageName(language: string): string {
  const cachedName = names.get(language);
  if (cachedName !== undefined) return cachedName;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const capitalizedName = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  names.set(language, capitalizedName);
  return capitalizedName;
}
