import type { SlotName, SlotProps } from '@marquee/contract/slots';
import type { ComponentType, ReactNode } from 'react';
import type { Messages } from './i18n/i18n';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** What the component gets that fills a slot. */
export type SlotFillerProps<Name extends SlotName> = SlotProps<ReactNode>[Name];

/** Loads the component of a slot's filler, which asks for nothing that no slot gives. */
type LoadFiller = { [Name in SlotName]: Load<SlotFillerProps<Name>> }[SlotName];

type CatalogueLoaders = Readonly<Record<string, () => Promise<{ default: Messages }>>>;

/**
 * The one exposed module of a remote: the components of the contributions that its `remote.json` declares, each loaded
 * when it is needed.
 */
export interface RemoteModule {
  readonly namespace: string;
  /** Its texts, by language. */
  readonly messages: CatalogueLoaders;
  /**
   * The texts of its slots, by language, in chunks named `slot-messages-<lang>`: a slot loads these alone, routes and modals load
   * both. For a remote whose slots say little and stand on first screens; it needs contract 1.3.
   */
  readonly slotMessages?: CatalogueLoaders;
  readonly routes?: Readonly<Record<string, Load<object>>>;
  readonly slots?: Readonly<Record<string, LoadFiller>>;
  readonly modals?: Readonly<Record<string, Load<ModalProps>>>;
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
