import { createStore, useStore } from 'zustand';
import { isShellModal, modalIdOf } from './modal-plans';
import type { PropsOf, ShellModalId } from './modal-props';

/** A modal of the shell with what it was opened with; the type of its props follows from its id. */
type ShellModal<Id extends ShellModalId = ShellModalId> = {
  readonly [K in Id]: { readonly owner: 'shell'; readonly id: K; readonly props: PropsOf<K> };
}[Id];

/** A modal that a remote declares, with what it was opened with. */
interface RemoteModal {
  readonly owner: 'remote';
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
}

interface EntryState {
  readonly key: number;
  /** False while the closing motion runs. */
  readonly open: boolean;
}

export type ShellModalEntry<Id extends ShellModalId = ShellModalId> = EntryState & ShellModal<Id>;
export type RemoteModalEntry = EntryState & RemoteModal;
export type ModalEntry = ShellModalEntry | RemoteModalEntry;

interface ModalState {
  /** From the lowest to the topmost. */
  readonly stack: readonly ModalEntry[];
}

const store = createStore<ModalState>()(() => ({ stack: [] }));
let nextKey = 1;
let opener: Element | null = null;

/** The page's one stack of modals. */
export const modals = {
  /** Puts a modal on top; one that is open already keeps its place and gets the new props. */
  open<Id extends ShellModalId>(id: Id, props: PropsOf<Id>): void {
    put({ owner: 'shell', id, props } as ShellModal, openKey(id));
  },
  /** As `open`, but beside an open modal of the same id. */
  openAnother<Id extends ShellModalId>(id: Id, props: PropsOf<Id>): void {
    put({ owner: 'shell', id, props } as ShellModal);
  },
  /** For remotes, which name a modal of the shell or one of their own. The props are what the remote passes, unchecked. */
  openByName(name: string, props: Readonly<Record<string, unknown>> = {}): void {
    const id = modalIdOf(name);
    const modal = isShellModal(id)
      ? ({ owner: 'shell', id, props } as ShellModal)
      : ({ owner: 'remote', id, props } as const);
    put(modal, openKey(id));
  },
  close(name: string): void {
    const id = modalIdOf(name);
    store.setState(({ stack }) => ({
      stack: stack.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)),
    }));
  },
  /** For the modal itself: a late event of one that is gone does not close the next one of the same id. */
  closeEntry(key: number): void {
    store.setState(({ stack }) => ({
      stack: stack.map((entry) => (entry.key === key ? { ...entry, open: false } : entry)),
    }));
  },
  /** Called when the closing motion has ended; the last one gives the focus back to where it was before the first. */
  removed(key: number): void {
    store.setState(({ stack }) => ({ stack: stack.filter((entry) => entry.key !== key) }));
    if (store.getState().stack.length === 0) returnFocus();
  },
  stack: () => store.getState().stack,
  subscribe: store.subscribe,
};

export function useModalStack(): readonly ModalEntry[] {
  return useStore(store).stack;
}

const openKey = (id: string) => store.getState().stack.find((entry) => entry.id === id && entry.open)?.key;

/** @param key of the entry that the modal replaces; without it the modal goes on top */
function put(modal: ShellModal | RemoteModal, key?: number): void {
  const { stack } = store.getState();
  if (stack.length === 0) opener = document.activeElement;
  // A modal that is closing makes room at once for the one that takes its place.
  const next =
    key === undefined
      ? [...stack.filter(({ open }) => open), { ...modal, key: nextKey++, open: true }]
      : stack.map((entry) => (entry.key === key ? { ...modal, key, open: true } : entry));
  store.setState({ stack: next });
}

/** A modal that replaced another would give the focus back to a control that no longer exists. */
function returnFocus(): void {
  const target = opener;
  opener = null;
  queueMicrotask(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && target instanceof HTMLElement && target.isConnected) target.focus();
  });
}
