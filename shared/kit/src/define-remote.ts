import type { ComponentType } from 'react';
import type { Messages } from './i18n/i18n';

type LoadComponent = () => Promise<{ default: ComponentType }>;

/**
 * The one exposed module of a remote: the components of the contributions that its `remote.json` declares, each loaded
 * when it is needed.
 */
export interface RemoteModule {
  readonly namespace: string;
  readonly messages: Readonly<Record<string, () => Promise<{ default: Messages }>>>;
  readonly routes?: Readonly<Record<string, LoadComponent>>;
  readonly slots?: Readonly<Record<string, LoadComponent>>;
  readonly modals?: Readonly<Record<string, () => Promise<{ default: ComponentType<ModalProps> }>>>;
}

/** Props of a remote's modal. */
export interface ModalProps {
  readonly props: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** Keeps the types of a remote's module. */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
