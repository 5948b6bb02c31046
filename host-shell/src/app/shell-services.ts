import type { ShellServices } from '@marquee/kit';
import { prefetchRoute, runtime } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import i18next from 'i18next';
import { confirmModal } from '../lib/modals/confirm';
import { modals } from '../lib/modals/modal-store';
import { navigateTo } from '../lib/navigator';
import { showTitle } from '../lib/page-title';

const TONES = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

/** The services that the shell offers to remotes. */
export const shellServices: ShellServices = {
  openModal: modals.openByName,
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
  // In the chunk of the confirmation before it.
  logout: () =>
    import(/* webpackChunkName: "confirm-modal" */ '../features/session/sign-out').then(({ signOut }) => signOut()),
  // In the chunk of the parts that load around every page.
  settings: () => import(/* webpackChunkName: "floating-bar" */ '../features/preferences/settings'),
  prefetch: (to) => prefetchRoute(runtime().boot, to.replace(/[?#].*$/, ''), i18next.language),
  track: (event, properties = {}) => performance.mark(event, { detail: properties }),
};
