import type { ShellServices } from '@marquee/kit';
import { prefetchRoute, runtime } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import i18next from 'i18next';
import { confirmModal } from '../features/confirm/confirm-modal';
import { modals } from '../features/modals/modal-store';
import { signOut } from '../features/session/sign-out';
import { navigateTo } from './navigator';
import { showTitle } from './page-title';
import { track } from './track';

const TONES = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

/** What the shell does for whoever is in the page. */
export const shellServices: ShellServices = {
  openModal: modals.open,
  closeModal: modals.close,
  toast: ({ kind, message, requestId }) =>
    notify({
      tone: TONES[kind],
      title: message,
      ...(requestId && { description: i18next.t('kit:call.request', { id: requestId }) }),
    }),
  confirm: confirmModal,
  navigate: navigateTo,
  setTitle: showTitle,
  logout: signOut,
  prefetch: (to) => prefetchRoute(runtime().boot, to.replace(/[?#].*$/, ''), i18next.language),
  track,
};
