import type { MemberMessage } from '@marquee/contract/calls/messages';
import { type RefObject, useEffect, useRef } from 'react';

interface ListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** The message is about to leave the list: its neighbour gets the focus, else the list. */
  readonly beforeRemoval: (messageId: string) => void;
  /** Another page of the list comes: its first message gets the focus. */
  readonly beforeTurn: () => void;
}

/**
 * Keeps the keyboard in the list where what had the focus leaves the page.
 * @param isStale whether the messages are still those of the page before
 */
export function useListFocus(messages: readonly MemberMessage[] | undefined, isStale: boolean): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ readonly at: number; readonly removed: string | null } | null>(null);

  useEffect(() => {
    const { current: place } = wanted;
    if (!place || !messages || isStale) return;
    if (messages.some(({ messageId }) => messageId === place.removed)) return;
    wanted.current = null;
    // Who has moved on in the meantime is not called back.
    if (place.removed !== null && document.activeElement !== document.body) return;
    const titles = list.current?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [];
    const target = titles[Math.min(place.at, titles.length - 1)] ?? list.current;
    target?.focus();
  }, [messages, isStale]);

  return {
    list,
    beforeRemoval(removed) {
      const at = messages?.findIndex(({ messageId }) => messageId === removed) ?? 0;
      wanted.current = { at, removed };
    },
    beforeTurn() {
      wanted.current = { at: 0, removed: null };
    },
  };
}
