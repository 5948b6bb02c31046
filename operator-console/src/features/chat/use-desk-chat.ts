import type { DeskConversation } from '@marquee/contract/calls/desk';
import { useAttachments } from '@marquee/kit/chat/use-attachments';
import type { ChatTransport } from '@marquee/kit/chat/conversation';
import { useChat } from '@marquee/kit/chat/use-chat';
import { usePageVisible } from '@marquee/kit/chat/use-page-visible';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from '../../app/calls';
import { useDeskEvent } from './desk-events';

/** Longer than the pause between two signs that somebody is writing. */
const TYPING_SHOWN_MS = 5_000;

/** A conversation at the operator's desk. Only in an own one is the member told that it was read. */
export function useDeskChat({ conversationId, lastSeq, mine }: DeskConversation) {
  const client = useClient();
  const [heardSeq, setHeardSeq] = useState(0);
  const [typing, setTyping] = useState(false);
  const timer = useRef(0);
  const transport = useMemo<ChatTransport>(
    () => ({
      fetchPage: (range) => client.call('desk.messages', { conversationId, ...range }),
      send: (draft) => client.call('desk.send', { conversationId, ...draft }),
      upload: (image) => client.call('desk.uploadImage', { conversationId, image }),
      markSeen: (seq) => client.call('desk.seen', { conversationId, seq }),
      sendTyping: () => client.call('desk.typing', { conversationId }),
    }),
    [client, conversationId],
  );
  useDeskEvent((event) => {
    if (event.conversationId !== conversationId) return;
    clearTimeout(timer.current);
    setTyping(event.topic === 'desk.typing');
    if (event.topic === 'desk.changed') setHeardSeq(event.lastSeq ?? 0);
    else timer.current = window.setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const visible = usePageVisible();
  const chat = useChat(transport, Math.max(heardSeq, lastSeq), visible && mine);
  const attachments = useAttachments(transport.upload);
  return { chat, attachments, typing };
}
