import '@marquee/ui/tokens/faces.css';
import '@marquee/ui/tokens/index.css';
import './console-look.css';
import './console.css';
import { operatorWireTable } from '@marquee/contract/operator-wire-table';
import { createClient } from '@marquee/kit/http/client';
import { loadMessages, registerMessages, startI18n } from '@marquee/kit/i18n/i18n';
import { createQueryClient } from '@marquee/kit/query/query-client';
import { startPopupHistory } from '@marquee/ui/popup-history';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { signedOutKey } from '../lib/session/operator';
import { loadCatalogue } from '../messages/catalogue';
import { ConsoleApp } from './console-app';
import { preferredLanguage, preferredTheme, showTheme } from '../lib/preferences';

/** Operator calls are not encrypted: the console has no key. */
const NO_KEY = { id: '', publicKey: '' };

/** Renders the console once its messages are loaded. */
export async function startConsole(): Promise<void> {
  showTheme(preferredTheme());
  const language = preferredLanguage();
  registerMessages('console', loadCatalogue);
  await startI18n(language, 'console', await loadCatalogue(language));
  await loadMessages('console');
  const queryClient = createQueryClient();
  const client = createClient(operatorWireTable, {
    baseUrl: '',
    language: () => i18next.language,
    envelopeKey: NO_KEY,
    onSignedOut: () => queryClient.setQueryData(signedOutKey, null),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(<ConsoleApp client={client} queryClient={queryClient} routerWindow={startPopupHistory()} />);
}
