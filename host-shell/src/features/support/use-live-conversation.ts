import { callApi, refreshCall, useCall, useTopic } from '@marquee/kit';
import type { ChatTransport } from '@marquee/kit/chat/conversation';
import { useChat } from '@marquee/kit/chat/use-chat';
import { useAttachments } from '@marquee/kit/chat/use-attachments';
import { usePageVisible } from '@marquee/kit/chat/use-page-visible';
import { useEffect, useRef, useState } from 'react';

/** Longer than the interval between two typing signals. */
const TYPING_SHOWN_MS = 5_000;
/** Polls the conversation in case the stream is delayed. */
const RECHECK_MS = 20_000;

const transport: ChatTransport = {
  fetchPage: (range) => callApi('chat.messages', range),
  send: (draft) => callApi('chat.send', draft),
  upload: (image) => callApi('chat.uploadImage', { image }),
  markSeen: (seq) => callApi('chat.seen', { seq }),
  sendTyping: () => callApi('chat.typing', {}),
};

/** The member's conversation while the panel is open. */
export function useLiveConversation() {
  const { data: conversation, error, refetch } = useCall('chat.conversation', {});
  const [announcedSeq, setAnnouncedSeq] = useState(0);
  const [typing, setTyping] = useState<string | null>(null);
  const timer = useRef(0);
  useTopic('chat.changed', ({ lastSeq }) => {
    setAnnouncedSeq(lastSeq);
    setTyping(null);
  });
  useTopic('chat.typing', ({ operator }) => {
    setTyping(operator);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setTyping(null), TYPING_SHOWN_MS);
  });
  useEffect(() => {
    const recheck = setInterval(() => void refreshCall('chat.conversation'), RECHECK_MS);
    return () => {
      clearInterval(recheck);
      clearTimeout(timer.current);
    };
  }, []);
  const lastSeq = Math.max(announcedSeq, conversation?.lastSeq ?? 0);
  const chat = useChat(transport, lastSeq, usePageVisible());
  const attachments = useAttachments(transport.upload);
  return { chat, attachments, typing, conversation, error, refetch };
}
