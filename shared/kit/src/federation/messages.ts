import { loadMessages, registerMessages } from '../i18n/i18n';
import bn from './messages/bn.json';
import en from './messages/en.json';

const CATALOGUES: Readonly<Record<string, typeof en>> = { en, bn };

/** The loader's own few sentences are always on the page: they are needed when nothing else can be fetched. */
export async function addFederationMessages(): Promise<void> {
  registerMessages('federation', async (language) => CATALOGUES[language] ?? en);
  await loadMessages('federation');
}
