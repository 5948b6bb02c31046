import type { CallValue } from '@marquee/contract/calls/index';
import type { StepUpDetails } from '@marquee/contract/calls/sign-in';
import type { Confirmation } from '@marquee/kit';
import type { ShellModal } from '@marquee/kit/shell/shell-services';

/** What each modal of the shell is opened with. `confirm` is opened by the service of that name only. */
interface PropsById extends Record<ShellModal | 'confirm', object> {
  loginPopupModal: { readonly returnTo?: string };
  /** `activation`: the one-time password of an account that waits for its owner. */
  registerModal: { readonly returnTo?: string; readonly activation?: string };
  forgetPassModal: object;
  'reset-password': { readonly token: string };
  'stop-report': { readonly token: string };
  'real-account-needed': object;
  /** `id`: the announcement that is open at first. `popup`: opened by the page, not by the visitor. */
  publicModal: { readonly source?: 'popup'; readonly id?: number };
  /** `id`: the notice that is open at first. */
  noticesModal: { readonly id?: number };
  /** `anchor`: the article that is open at first. */
  helpModal: { readonly anchor?: string };
  feedbackModal: object;
  customerService: object;
  changePassModal: { readonly forced?: boolean; readonly firstTimeLogin?: boolean };
  'step-up': StepUpDetails & { readonly returnTo?: string };
  'reality-check': CallValue<'limits.reality'>;
  contract: { readonly contractId: string };
  confirm: Confirmation & { readonly resolve: (isConfirmed: boolean) => void };
}

export type ShellModalId = keyof PropsById;

export type PropsOf<Id extends ShellModalId> = PropsById[Id];

/** What the component of a modal gets. */
export interface ShellModalProps<Id extends ShellModalId> {
  readonly props: PropsOf<Id>;
  readonly close: () => void;
}
