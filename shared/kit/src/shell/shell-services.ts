/** Modals that the shell owns; a remote's own are named in its manifest. */
export type ShellModal =
  | 'loginPopupModal'
  | 'registerModal'
  | 'real-account-needed'
  | 'publicModal'
  | 'noticesModal'
  | 'helpModal'
  | 'feedbackModal'
  | 'changePassModal'
  | 'step-up'
  | 'contract'
  | 'reality-check'
  | 'forgetPassModal'
  | 'reset-password';

export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** Shown small, so that support can find the request. */
  readonly requestId?: string | null;
}

export interface Confirmation {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Styles the confirming button as dangerous. */
  readonly danger?: boolean;
}

/** The shell's services for every part of the page. */
export interface ShellServices {
  openModal(id: ShellModal | (string & {}), props?: Readonly<Record<string, unknown>>): void;
  closeModal(id: string): void;
  toast(toast: Toast): void;
  /** Resolves true when the person confirms. */
  confirm(confirmation: Confirmation): Promise<boolean>;
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  setTitle(title: string): void;
  logout(): Promise<void>;
  /** Preloads what the remote at this address needs. */
  prefetch(to: string): void;
  /** Counts an event, without personal data. */
  track(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}
