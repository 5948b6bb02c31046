import { GUEST } from '@marquee/contract/guest';
import type { Session } from '@marquee/contract/session';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The session of this page; starts with the one of the boot document. */
export type SessionStore = StoreApi<Session>;

export function createSessionStore(initial: Session = GUEST): SessionStore {
  return createStore<Session>()(() => initial);
}
