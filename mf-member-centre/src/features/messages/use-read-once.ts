import type { MemberMessage } from '@marquee/contract/calls/messages';
import { useEffect, useRef } from 'react';

/** Marks a message that a link has opened as read, once it is known and for one time. */
export function useReadOnce(
  message: MemberMessage | undefined,
  markRead: ((messageId: string) => void) | undefined,
): void {
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!message || !markRead || message.read || marked.current === message.messageId) return;
    marked.current = message.messageId;
    markRead(message.messageId);
  }, [message, markRead]);
}
