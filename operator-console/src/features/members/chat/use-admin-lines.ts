import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { formatDateTime } from '@marquee/kit/format/date-time';
import type { Chat } from '@marquee/kit/chat/use-chat';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { ChatLine } from '@marquee/ui/chat';

const localTime = (instant: string) => formatDateTime(instant, -new Date(instant).getTimezoneOffset());

/** The messages in the operator's local time. Messages of any operator appear on the operators' side. */
export function useAdminLines(
  { log, retry }: Chat,
  { conversationId, account, seenByMember }: AdminConversation,
): ChatLine[] {
  const t = useMessages('console');
  const lastSeen = log.messages.findLast(({ from, seq }) => from === 'operator' && seq <= seenByMember)?.seq;
  const messageLines = log.messages.map(({ seq, from, operator, text, images, sentAt }) => ({
    key: String(seq),
    own: from === 'operator',
    author: operator ?? account,
    text,
    images: images.map(({ imageId, width, height }) => ({
      src: `/ops/chats/${conversationId}/images/${imageId}`,
      width,
      height,
    })),
    sentAt,
    time: localTime(sentAt),
    note: seq === lastSeen ? t('chat.seen') : undefined,
  }));
  const sending = log.pending.map((message) => ({
    key: message.clientId,
    own: true,
    text: message.text,
    images: message.images,
    note: t(message.failed ? 'chat.failed' : 'chat.sending'),
    onRetry: message.failed ? () => retry(message) : undefined,
  }));
  return [...messageLines, ...sending];
}
