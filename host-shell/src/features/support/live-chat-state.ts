import { runtime } from '@marquee/kit/host';
import { createStore, useStore } from 'zustand';

interface LiveChatState {
  /** The visitor opened the chat; it is shown once they are signed in. */
  readonly isRequested: boolean;
  readonly unread: number;
}

const store = createStore<LiveChatState>()(() => ({ isRequested: false, unread: 0 }));
let opener: Element | null = null;

/** Opens the chat, after the login where there is none yet. */
export function openLiveChat(): void {
  opener = document.activeElement;
  store.setState({ isRequested: true });
  if (runtime().session.getState().state === 'guest') runtime().shell.openModal('loginPopupModal');
}

/** Closes the chat and gives the focus back to what opened it. */
export function closeLiveChat(): void {
  store.setState({ isRequested: false });
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

export function setChatUnread(unread: number): void {
  store.setState({ unread });
}

/** Closes the chat after a sign-out. */
export function forgetLiveChat(): void {
  store.setState({ isRequested: false, unread: 0 });
}

export function useLiveChat(): LiveChatState {
  return useStore(store);
}
