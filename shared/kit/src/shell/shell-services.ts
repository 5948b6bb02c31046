import type { MemberInfo } from '@marquee/contract/session';

/** Modals that the shell owns; a remote's own are named in its manifest. */
export type ShellModal =
  | 'loginPopupModal'
  | 'registerModal'
  | 'real-account-needed'
  | 'publicModal'
  | 'noticesModal'
  | 'helpModal'
  | 'feedbackModal'
  | 'customerService'
  | 'changePassModal'
  | 'step-up'
  | 'contract'
  | 'reality-check'
  | 'forgetPassModal'
  | 'reset-password'
  | 'stop-report';

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

/** What a page of settings shares with the shell's own controls. The hooks are for components that render once it is there. */
export interface ShellSettings {
  useTheme(): 'dark' | 'light';
  /** Shows a theme and keeps it for the next visit. */
  switchTheme(theme: 'dark' | 'light'): void;
  useLanguageChoice(): {
    /** The page's language, or the one that is being loaded. */
    readonly selectedLanguage: string;
    readonly isSwitching: boolean;
    /** Switches the page, and tells the server in which language to write to the member. */
    readonly choose: (language: string) => void;
  };
  /** The language's own name. */
  languageName(language: string): string;
  /** Shows how the member appears from now on. */
  updateMember(change: Pick<MemberInfo, 'nickname' | 'picture'>): void;
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
  /** Loads the settings. Shells before 1.3 have none. */
  settings?(): Promise<ShellSettings>;
  /** Preloads what the remote at this address needs. */
  prefetch(to: string): void;
  /** Counts an event, without personal data. */
  track(event: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}
