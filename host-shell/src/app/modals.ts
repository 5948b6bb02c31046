import { installModalPlans, type ModalPlans } from '../lib/modals/modal-plans';

/** The shell's modals by id; none is in the first script. */
const MODALS: ModalPlans = {
  loginPopupModal: {
    load: () => import(/* webpackChunkName: "login-modal" */ '../features/login/login.modal'),
    title: 'login.title',
    size: 'lg',
    hasAside: true,
  },
  registerModal: {
    load: () => import(/* webpackChunkName: "register-modal" */ '../features/register/register.modal'),
    title: 'register.title',
    size: 'xl',
    hasAside: true,
  },
  forgetPassModal: {
    load: () => import(/* webpackChunkName: "forgot-password-modal" */ '../features/password/forgot-password.modal'),
    title: 'forgot.title',
    size: 'lg',
    hasAside: true,
  },
  'reset-password': {
    load: () => import(/* webpackChunkName: "reset-password-modal" */ '../features/password/reset-password.modal'),
    title: 'forgot.resetTitle',
    size: 'lg',
    hasAside: true,
    canLeave: () => false,
  },
  'stop-report': {
    load: () => import(/* webpackChunkName: "stop-report-modal" */ '../features/reports/stop-report.modal'),
    title: 'stopReport.title',
    size: 'sm',
  },
  'real-account-needed': {
    load: () => import(/* webpackChunkName: "real-account-modal" */ '../features/real-account/real-account.modal'),
    title: 'errors.in_need_true_account',
  },
  publicModal: {
    load: () => import(/* webpackChunkName: "announcements-modal" */ '../features/announcements/announcements.modal'),
    title: 'announcements.title',
    size: 'xl',
  },
  noticesModal: {
    load: () => import(/* webpackChunkName: "announcements-modal" */ '../features/announcements/notices.modal'),
    title: 'notices.label',
    size: 'lg',
  },
  helpModal: {
    load: () => import(/* webpackChunkName: "help-modal" */ '../features/help/help.modal'),
    title: 'help.title',
    size: 'lg',
  },
  feedbackModal: {
    load: () => import(/* webpackChunkName: "feedback-modal" */ '../features/feedback/feedback.modal'),
    title: 'feedback.title',
    size: 'md',
  },
  customerService: {
    load: () => import(/* webpackChunkName: "customer-service-modal" */ '../features/support/customer-service.modal'),
    title: 'footer.service',
  },
  changePassModal: {
    load: () => import(/* webpackChunkName: "change-password-modal" */ '../features/password/change-password.modal'),
    title: 'changePassword.title',
    canLeave: ({ forced }) => !forced,
  },
  'step-up': {
    load: () => import(/* webpackChunkName: "step-up-modal" */ '../features/step-up/step-up.modal'),
    title: 'stepUp.title',
  },
  'reality-check': {
    load: () => import(/* webpackChunkName: "reality-check-modal" */ '../features/reality-check/reality-check.modal'),
    title: 'reality.title',
    canLeave: () => false,
  },
  contract: {
    load: () => import(/* webpackChunkName: "contract-modal" */ '../features/contract/contract.modal'),
    title: 'contract.title',
    size: 'md',
  },
  confirm: {
    load: () => import(/* webpackChunkName: "confirm-modal" */ '../lib/modals/confirm.modal'),
    title: ({ title }) => title,
    canLeave: () => false,
  },
};

export const installModals = (): void => installModalPlans(MODALS);
