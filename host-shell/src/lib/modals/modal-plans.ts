import { whenIdle } from '@marquee/kit';
import { loadMessages } from '@marquee/kit/host';
import type { ShellModal } from '@marquee/kit/shell/shell-services';
import type { DialogFrameProps } from '@marquee/ui/dialog-frame';
import type { ComponentType } from 'react';
import { POPUP_MESSAGES } from '../../messages/catalogue';
import type { PropsOf, ShellModalId, ShellModalProps } from './modal-props';

type ModalModule<Id extends ShellModalId> = { readonly default: ComponentType<ShellModalProps<Id>> };

/** A modal of the shell: its code, and what is shown while the code loads. */
export interface ModalPlan<Id extends ShellModalId> {
  readonly load: () => Promise<ModalModule<Id>>;
  /** A message of the shell, or what the modal is opened with. */
  readonly title: string | ((props: PropsOf<Id>) => string);
  /** `sm` by default. */
  readonly size?: DialogFrameProps['size'];
  readonly hasAside?: boolean;
  /** False for one that cannot be closed without an answer. */
  readonly canLeave?: (props: PropsOf<Id>) => boolean;
}

export type ModalPlans = { readonly [Id in ShellModalId]: ModalPlan<Id> };

let plans: ModalPlans | null = null;

/** Says which modals the shell has (`app/modals.ts`), before any is opened. */
export function installModalPlans(all: ModalPlans): void {
  plans = all;
}

/** @throws before the plans are installed */
export function modalPlan<Id extends ShellModalId>(id: Id): ModalPlan<Id> {
  if (!plans) throw new Error('the modals are not installed');
  return plans[id];
}

/**
 * Other names of modals: the specification has two for the login popup; the rest are those of contract 1.0, which go with
 * contract 2.
 */
const ALIASES: Readonly<Record<string, ShellModalId>> = {
  loginModal: 'loginPopupModal',
  login: 'loginPopupModal',
  register: 'registerModal',
  announcements: 'publicModal',
  'change-password': 'changePassModal',
  'forgot-password': 'forgetPassModal',
};

/** The id of a modal by any of its names. */
export const modalIdOf = (name: string): string => ALIASES[name] ?? name;

/** Whether a modal is the shell's own and may be opened by name. */
export const isShellModal = (id: string): id is ShellModal =>
  plans !== null && id !== 'confirm' && Object.hasOwn(plans, id);

/** Loads a modal with its messages, which are not in the page's first catalogue. */
export async function loadModal<Id extends ShellModalId>(id: Id): Promise<ModalModule<Id>> {
  const [modal] = await Promise.all([modalPlan(id).load(), loadMessages(POPUP_MESSAGES)]);
  return modal;
}

const PRELOAD_WITHIN_MS = 2_500;

/**
 * Loads a modal before it is opened, on hover or focus of the control that opens it, when the page is idle. A failure is
 * reported when the modal is opened.
 */
export function preloadModal(id: ShellModal): void {
  whenIdle(() => {
    loadModal(id).catch(() => undefined);
  }, PRELOAD_WITHIN_MS);
}
