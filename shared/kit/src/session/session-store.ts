import { GUEST } from '@marquee/contract/guest';
import type { Session } from '@marquee/contract/session';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Who is signed in, as the page knows it; begins with what the boot document says. */
export type SessionStore = StoreApi<Session>;

export function createSessionStore(initial: Session = GUEST): SessionStore {
  return createStore<Session>()(() => initial);
}
