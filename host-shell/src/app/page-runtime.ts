import type { BootDocument } from '@marquee/contract/boot';
import { wireTable } from '@marquee/contract/wire-table';
import { createClient, createPageBus, createQueryClient, createSessionStore, installRuntime } from '@marquee/kit/host';
import i18next from 'i18next';
import { modals } from '../lib/modals/modal-store';
import { takenForAnother } from '../features/session/taken-for-another';
import { sessionLost } from '../features/session/session-lost';
import { shellServices } from './shell-services';

/** Makes the page's one client, bus, session and query client and hands them to the kit, before anything is rendered. */
export function installPageRuntime(boot: BootDocument): void {
  const session = createSessionStore(boot.session);
  const subject = () => session.getState().member?.id ?? null;
  installRuntime({
    boot,
    client: createClient(wireTable, {
      baseUrl: '',
      language: () => i18next.language,
      envelopeKey: boot.envelopeKey,
      subject,
      onOtherSubject: takenForAnother,
      onSignedOut: sessionLost,
      onPasswordDue: () => modals.open('changePassModal', { forced: true }),
    }),
    session,
    bus: createPageBus((topic, origin) => shellServices.track('bus.dropped', { topic, origin })),
    queryClient: createQueryClient(subject),
    shell: shellServices,
  });
}
