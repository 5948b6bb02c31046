import type { BootDocument } from '@marquee/contract/boot';
import { wireTable } from '@marquee/contract/wire-table';
import { createClient, createPageBus, createQueryClient, createSessionStore, installRuntime } from '@marquee/kit/host';
import i18next from 'i18next';
import { modals } from '../lib/modals/modal-store';
import { sessionLost } from '../features/session/session-lost';
import { shellServices } from './shell-services';

/** Makes the page's one client, bus, session and query client and hands them to the kit, before anything is rendered. */
export function installPageRuntime(boot: BootDocument): void {
  installRuntime({
    boot,
    client: createClient(wireTable, {
      baseUrl: '',
      language: () => i18next.language,
      envelopeKey: boot.envelopeKey,
      onSignedOut: sessionLost,
      onPasswordDue: () => modals.open('changePassModal', { forced: true }),
    }),
    session: createSessionStore(boot.session),
    bus: createPageBus((topic, origin) => shellServices.track('bus.dropped', { topic, origin })),
    queryClient: createQueryClient(),
    shell: shellServices,
  });
}
