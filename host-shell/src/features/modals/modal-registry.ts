import { type ModalProps, type Translate, whenIdle } from '@marquee/kit';
import { loadMessages } from '@marquee/kit/host';
import type { ShellModal } from '@marquee/kit/shell/shell-services';
import type { DialogFrameProps } from '@marquee/ui/dialog-frame';
import type { ComponentType } from 'react';
import { POPUP_MESSAGES } from '../../messages/catalogue';

type LoadModal = () => Promise<{ default: ComponentType<ModalProps> }>;
type ModalValues = Readonly<Record<string, unknown>>;

/** A modal of the shell: its code, and what of it is shown at once, while the code is on its way and is rendered. */
export interface ShellModalPlan {
  readonly load: LoadModal;
  readonly title: (t: Translate, values: ModalValues) => string;
  readonly size: DialogFrameProps['size'];
  readonly hasAside?: boolean;
  /** False for one that cannot be left without an answer. */
  readonly canLeave?: (values: ModalValues) => boolean;
}

/** The words of popups may still be on their way: then the frame stands without a title. */
const SILENT = { defaultValue: '' };

/** The shell's own modals; none is in the first script. `confirm` is opened by the service of that name only. */
const SHELL_MODALS: Readonly<Record<ShellModal | 'confirm', ShellModalPlan>> = {
  login: {
    load: () => import(/* webpackChunkName: "login-modal" */ '../login/login.modal'),
    title: (t) => t('login.title', SILENT),
    size: 'lg',
    hasAside: true,
  },
  register: {
    load: () => import(/* webpackChunkName: "register-modal" */ '../register/register.modal'),
    title: (t) => t('register.title', SILENT),
    size: 'xl',
    hasAside: true,
  },
  'forgot-password': {
    load: () => import(/* webpackChunkName: "forgot-password-modal" */ '../forgot-password/forgot-password.modal'),
    title: (t) => t('forgot.title', SILENT),
    size: 'lg',
    hasAside: true,
  },
  'reset-password': {
    load: () => import(/* webpackChunkName: "reset-password-modal" */ '../forgot-password/reset-password.modal'),
    title: (t) => t('forgot.reset_title', SILENT),
    size: 'lg',
    hasAside: true,
    canLeave: () => false,
  },
  'real-account-needed': {
    load: () => import(/* webpackChunkName: "real-account-modal" */ '../real-account/real-account.modal'),
    title: (t) => t('errors.in_need_true_account', SILENT),
    size: 'sm',
  },
  announcements: {
    load: () => import(/* webpackChunkName: "announcements-modal" */ '../announcements/announcements.modal'),
    title: (t) => t('announcements.title', SILENT),
    size: 'xl',
  },
  helpModal: {
    load: () => import(/* webpackChunkName: "help-modal" */ '../help/help.modal'),
    title: (t) => t('help.title', SILENT),
    size: 'lg',
  },
  feedbackModal: {
    load: () => import(/* webpackChunkName: "feedback-modal" */ '../feedback/feedback.modal'),
    title: (t) => t('feedback.title', SILENT),
    size: 'md',
  },
  'change-password': {
    load: () => import(/* webpackChunkName: "change-password-modal" */ '../change-password/change-password.modal'),
    title: (t) => t('change_password.title', SILENT),
    size: 'sm',
    canLeave: ({ forced }) => forced !== true,
  },
  'step-up': {
    load: () => import(/* webpackChunkName: "step-up-modal" */ '../step-up/step-up.modal'),
    title: (t) => t('step_up.title', SILENT),
    size: 'sm',
  },
  'reality-check': {
    load: () => import(/* webpackChunkName: "reality-check-modal" */ '../reality-check/reality-check.modal'),
    title: (t) => t('reality.title', SILENT),
    size: 'sm',
    canLeave: () => false,
  },
  contract: {
    load: () => import(/* webpackChunkName: "contract-modal" */ '../contract/contract.modal'),
    title: (t) => t('contract.title', SILENT),
    size: 'md',
  },
  confirm: {
    load: () => import(/* webpackChunkName: "confirm-modal" */ '../confirm/confirm.modal'),
    title: (_t, { title }) => String(title),
    size: 'sm',
    canLeave: () => false,
  },
};

/** A modal opens with its words: they are not in the page's first catalogue. */
const withMessages =
  (load: LoadModal): LoadModal =>
  async () => {
    const [modal] = await Promise.all([load(), loadMessages(POPUP_MESSAGES)]);
    return modal;
  };

const PLANS: Readonly<Record<string, ShellModalPlan>> = Object.fromEntries(
  Object.entries(SHELL_MODALS).map(([id, plan]) => [id, { ...plan, load: withMessages(plan.load) }]),
);

/** The plan of a modal of the shell, undefined for one that the shell does not own. */
export function shellModal(id: string): ShellModalPlan | undefined {
  const kind = id.replace(/:.*$/, '');
  return Object.hasOwn(PLANS, kind) ? PLANS[kind] : undefined;
}

const PRELOADED_BY_MS = 2_500;

/**
 * Loads a modal's code before it is opened; on hover or focus of what opens it, once the page has a moment, so that the
 * pointer's way is not held up. A failure shows when it is opened.
 */
export function preloadModal(id: ShellModal): void {
  whenIdle(() => {
    shellModal(id)
      ?.load()
      .catch(() => undefined);
  }, PRELOADED_BY_MS);
}
