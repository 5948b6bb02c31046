import { useFormat, useMessages } from '@marquee/kit';
import type { Chat } from '@marquee/kit/chat/use-chat';
import type { ChatLine } from '@marquee/ui/chat';

/** The log as lines: what both said, then what this page is still sending. */
export function useChatLines({ log, retry }: Chat, seenByOperator: number): ChatLine[] {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const lastSeen = log.messages.findLast(({ from, seq }) => from === 'member' && seq <= seenByOperator)?.seq;
  const messageLines = log.messages.map(({ seq, from, operator, text, images, sentAt }) => ({
    key: String(seq),
    own: from === 'member',
    author: operator ?? undefined,
    text,
    images: images.map(({ imageId, width, height }) => ({ src: `/wps/chat/images/${imageId}`, width, height })),
    sentAt,
    time: dateTime(sentAt),
    note: seq === lastSeen ? t('liveChat.seen') : undefined,
  }));
  const sending = log.pending.map((message) => ({
    key: message.clientId,
    own: true,
    text: message.text,
    images: message.images,
    note: t(message.failed ? 'liveChat.failed' : 'liveChat.sending'),
    onRetry: message.failed ? () => retry(message) : undefined,
  }));
  return [...messageLines, ...sending];
}
