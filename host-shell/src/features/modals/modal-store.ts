import { createStore, useStore } from 'zustand';

export interface ModalEntry {
  readonly key: number;
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** False while the closing motion runs. */
  readonly open: boolean;
}

interface ModalState {
  /** From the lowest to the topmost. */
  readonly stack: readonly ModalEntry[];
}

const store = createStore<ModalState>()(() => ({ stack: [] }));
let nextKey = 1;
let opener: Element | null = null;

/** The page's one stack of modals. */
export const modals = {
  /** Puts a modal on top; one that is open already keeps its place and gets the new properties. */
  open(id: string, props: Readonly<Record<string, unknown>> = {}): void {
    const { stack } = store.getState();
    if (stack.length === 0) opener = document.activeElement;
    const known = stack.find((entry) => entry.id === id && entry.open);
    // A modal that is leaving makes room at once for what takes its place.
    const next = known
      ? stack.map((entry) => (entry === known ? { ...entry, props } : entry))
      : [...stack.filter(({ open }) => open), { key: nextKey++, id, props, open: true }];
    store.setState({ stack: next });
  },
  close(id: string): void {
    store.setState(({ stack }) => ({
      stack: stack.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)),
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

/** A modal that replaced another would give the focus back to a control that is gone. */
function returnFocus(): void {
  const target = opener;
  opener = null;
  queueMicrotask(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && target instanceof HTMLElement && target.isConnected) target.focus();
  });
}
