import type { ModalProps } from '@marquee/kit';
import { loadMessages } from '@marquee/kit/host';
import type { ShellModal } from '@marquee/kit/shell/shell-services';
import type { ComponentType } from 'react';
import { whenIdle } from '../../app/when-idle';
import { POPUP_MESSAGES } from '../../messages/catalogue';

type LoadModal = () => Promise<{ default: ComponentType<ModalProps> }>;

/** The shell's own modals; none is in the first script. `confirm` is opened by the service of that name only. */
const SHELL_MODALS: Readonly<Record<ShellModal | 'confirm', LoadModal>> = {
  login: () => import(/* webpackChunkName: "login-modal" */ '../login/login.modal'),
  register: () => import(/* webpackChunkName: "register-modal" */ '../register/register.modal'),
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password-modal" */ '../forgot-password/forgot-password.modal'),
  'reset-password': () =>
    import(/* webpackChunkName: "reset-password-modal" */ '../forgot-password/reset-password.modal'),
  'real-account-needed': () =>
    import(/* webpackChunkName: "real-account-modal" */ '../real-account/real-account.modal'),
  announcements: () => import(/* webpackChunkName: "announcements-modal" */ '../announcements/announcements.modal'),
  feedbackModal: () => import(/* webpackChunkName: "feedback-modal" */ '../feedback/feedback.modal'),
  'change-password': () =>
    import(/* webpackChunkName: "change-password-modal" */ '../change-password/change-password.modal'),
  'step-up': () => import(/* webpackChunkName: "step-up-modal" */ '../step-up/step-up.modal'),
  'reality-check': () => import(/* webpackChunkName: "reality-check-modal" */ '../reality-check/reality-check.modal'),
  contract: () => import(/* webpackChunkName: "contract-modal" */ '../contract/contract.modal'),
  confirm: () => import(/* webpackChunkName: "confirm-modal" */ '../confirm/confirm.modal'),
};

/** A modal opens with its words: they are not in the page's first catalogue. */
const withMessages =
  (load: LoadModal): LoadModal =>
  async () => {
    const [modal] = await Promise.all([load(), loadMessages(POPUP_MESSAGES)]);
    return modal;
  };

const LOADERS: Readonly<Record<string, LoadModal>> = Object.fromEntries(
  Object.entries(SHELL_MODALS).map(([id, load]) => [id, withMessages(load)]),
);

/** How a modal of the shell is loaded, undefined for one that the shell does not own. */
export function shellModal(id: string): LoadModal | undefined {
  const kind = id.replace(/:.*$/, '');
  return Object.hasOwn(LOADERS, kind) ? LOADERS[kind] : undefined;
}

/**
 * Loads a modal's code before it is opened; on hover or focus of what opens it, once the page has a moment, so that the
 * pointer's way is not held up. A failure shows when it is opened.
 */
export function preloadModal(id: ShellModal): void {
  whenIdle(() => {
    shellModal(id)?.().catch(() => undefined);
  });
}
