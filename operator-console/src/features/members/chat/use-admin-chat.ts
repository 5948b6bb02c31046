import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { useAttachments } from '@marquee/kit/chat/use-attachments';
import type { ChatTransport } from '@marquee/kit/chat/conversation';
import { useChat } from '@marquee/kit/chat/use-chat';
import { usePageVisible } from '@marquee/kit/chat/use-page-visible';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from '../../../lib/calls';
import { useAdminEvent } from './admin-events';

/** Longer than the interval between two typing signals. */
const TYPING_SHOWN_MS = 5_000;

/** A conversation as an operator sees it. Read receipts are sent only for conversations that the operator has taken. */
export function useAdminChat({ conversationId, lastSeq, mine }: AdminConversation) {
  const client = useClient();
  const [announcedSeq, setAnnouncedSeq] = useState(0);
  const [typing, setTyping] = useState(false);
  const timer = useRef(0);
  const transport = useMemo<ChatTransport>(
    () => ({
      fetchPage: (range) => client.call('chatAdmin.messages', { conversationId, ...range }),
      send: (draft) => client.call('chatAdmin.send', { conversationId, ...draft }),
      upload: (image) => client.call('chatAdmin.uploadImage', { conversationId, image }),
      markSeen: (seq) => client.call('chatAdmin.seen', { conversationId, seq }),
      sendTyping: () => client.call('chatAdmin.typing', { conversationId }),
    }),
    [client, conversationId],
  );
  useAdminEvent((event) => {
    if (event.conversationId !== conversationId) return;
    clearTimeout(timer.current);
    setTyping(event.topic === 'chatAdmin.typing');
    if (event.topic === 'chatAdmin.changed') setAnnouncedSeq(event.lastSeq ?? 0);
    else timer.current = window.setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const visible = usePageVisible();
  const chat = useChat(transport, Math.max(announcedSeq, lastSeq), visible && mine);
  const attachments = useAttachments(transport.upload);
  return { chat, attachments, typing };
}
