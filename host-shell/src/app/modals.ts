import { installModalPlans, type ModalPlans } from '../lib/modals/modal-plans';

/** The messages of popups may still be loading: then the frame has no title yet. */
const SILENT = { defaultValue: '' };

/** The shell's modals by id; none is in the first script. */
const MODALS: ModalPlans = {
  loginPopupModal: {
    load: () => import(/* webpackChunkName: "login-modal" */ '../features/login/login.modal'),
    title: (t) => t('login.title', SILENT),
    size: 'lg',
    hasAside: true,
  },
  registerModal: {
    load: () => import(/* webpackChunkName: "register-modal" */ '../features/register/register.modal'),
    title: (t) => t('register.title', SILENT),
    size: 'xl',
    hasAside: true,
  },
  forgetPassModal: {
    load: () => import(/* webpackChunkName: "forgot-password-modal" */ '../features/password/forgot-password.modal'),
    title: (t) => t('forgot.title', SILENT),
    size: 'lg',
    hasAside: true,
  },
  'reset-password': {
    load: () => import(/* webpackChunkName: "reset-password-modal" */ '../features/password/reset-password.modal'),
    title: (t) => t('forgot.resetTitle', SILENT),
    size: 'lg',
    hasAside: true,
    canLeave: () => false,
  },
  'real-account-needed': {
    load: () => import(/* webpackChunkName: "real-account-modal" */ '../features/real-account/real-account.modal'),
    title: (t) => t('errors.in_need_true_account', SILENT),
    size: 'sm',
  },
  publicModal: {
    load: () => import(/* webpackChunkName: "announcements-modal" */ '../features/announcements/announcements.modal'),
    title: (t) => t('announcements.title', SILENT),
    size: 'xl',
  },
  noticesModal: {
    load: () => import(/* webpackChunkName: "announcements-modal" */ '../features/announcements/notices.modal'),
    title: (t) => t('notices.label'),
    size: 'lg',
  },
  helpModal: {
    load: () => import(/* webpackChunkName: "help-modal" */ '../features/help/help.modal'),
    title: (t) => t('help.title', SILENT),
    size: 'lg',
  },
  feedbackModal: {
    load: () => import(/* webpackChunkName: "feedback-modal" */ '../features/feedback/feedback.modal'),
    title: (t) => t('feedback.title', SILENT),
    size: 'md',
  },
  changePassModal: {
    load: () => import(/* webpackChunkName: "change-password-modal" */ '../features/password/change-password.modal'),
    title: (t) => t('changePassword.title', SILENT),
    size: 'sm',
    canLeave: ({ forced }) => forced !== true,
  },
  'step-up': {
    load: () => import(/* webpackChunkName: "step-up-modal" */ '../features/step-up/step-up.modal'),
    title: (t) => t('stepUp.title', SILENT),
    size: 'sm',
  },
  'reality-check': {
    load: () => import(/* webpackChunkName: "reality-check-modal" */ '../features/reality-check/reality-check.modal'),
    title: (t) => t('reality.title', SILENT),
    size: 'sm',
    canLeave: () => false,
  },
  contract: {
    load: () => import(/* webpackChunkName: "contract-modal" */ '../features/contract/contract.modal'),
    title: (t) => t('contract.title', SILENT),
    size: 'md',
  },
  confirm: {
    load: () => import(/* webpackChunkName: "confirm-modal" */ '../lib/modals/confirm.modal'),
    title: (_t, { title }) => title,
    size: 'sm',
    canLeave: () => false,
  },
};

export const installModals = (): void => installModalPlans(MODALS);
