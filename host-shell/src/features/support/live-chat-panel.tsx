import { CHAT_TEXT_MAX_LENGTH, UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import { useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, IconButton, Skeleton } from '@marquee/ui';
import { ChatComposer, ChatLines } from '@marquee/ui/chat';
import { Headset, X } from '@marquee/ui/icons';
import { useEffect, useId, useRef } from 'react';
import { closeLiveChat } from './live-chat-state';
import styles from './live-chat.module.css';
import { useChatLines } from './use-chat-lines';
import { useLiveConversation } from './use-live-conversation';

const MEGABYTE = 1024 * 1024;

/** The live chat, docked in the corner: it leaves the page usable, so it is no modal. */
export function LiveChatPanel() {
  const t = useMessages('shell');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { chat, attachments, typing, conversation, error, refetch } = useLiveConversation();
  const failureTexts = useFailureTexts();
  const lines = useChatLines(chat, conversation?.seenByOperator ?? 0);
  useEffect(() => {
    const element = panel.current;
    element?.querySelector('textarea')?.focus();
    element?.addEventListener('keydown', closeByEscape);
    return () => element?.removeEventListener('keydown', closeByEscape);
  }, []);
  const fault =
    attachments.error &&
    t(`liveChat.fault.${attachments.error}`, {
      count: UPLOAD_MAX_COUNT,
      most: UPLOAD_MAX_COUNT,
      mb: UPLOAD_MAX_BYTES / MEGABYTE,
    });
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.header}>
        <Headset aria-hidden="true" />
        <div>
          <h2 id={titleId}>{t('liveChat.title')}</h2>
          <p aria-live="polite">{conversation && <Presence {...conversation} />}</p>
        </div>
        <IconButton icon={<X />} label={t('liveChat.close')} onClick={closeLiveChat} />
      </div>
      {error && !conversation ? (
        <ErrorState {...failureTexts(error)} compact onRetry={() => void refetch()} />
      ) : chat.isReady ? (
        <ChatLines
          label={t('liveChat.messages')}
          lines={lines}
          imageLabel={t('liveChat.image')}
          retryLabel={t('liveChat.sendAgain')}
          olderLines={chat.log.hasOlder ? { label: t('liveChat.older'), onLoad: chat.loadOlder } : undefined}
          typingText={typing ? t('liveChat.typing', { name: typing }) : undefined}
          empty={<EmptyState compact icon={<Headset />} title={t('liveChat.empty')} />}
        />
      ) : (
        <div className={styles.waiting}>
          <Skeleton shape="block" height="2.5rem" lines={3} />
        </div>
      )}
      <ChatComposer
        label={t('liveChat.write')}
        placeholder={t('liveChat.write')}
        sendLabel={t('liveChat.send')}
        attachLabel={t('liveChat.attach')}
        removeLabel={t('liveChat.removeImage')}
        uploadingLabel={t('liveChat.uploading')}
        maxLength={CHAT_TEXT_MAX_LENGTH}
        images={attachments.items.map(({ src, imageId }) => ({ src, uploading: imageId === null }))}
        error={fault ?? undefined}
        onAttach={attachments.add}
        onRemove={attachments.remove}
        onType={chat.notifyTyping}
        onSend={(text) => {
          chat.send(text, attachments.uploadedImages);
          attachments.clear();
        }}
      />
    </section>
  );
}

function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  closeLiveChat();
}

interface PresenceProps {
  readonly status: 'waiting' | 'active' | 'closed';
  readonly operator: string | null;
  readonly office: { readonly open: boolean; readonly opensAt: string | null };
}

/** Who is there, and what to expect otherwise. */
function Presence({ status, operator, office }: PresenceProps) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  if (status === 'active' && operator) return t('liveChat.with', { name: operator });
  if (!office.open)
    return office.opensAt ? t('liveChat.closedUntil', { at: dateTime(office.opensAt) }) : t('liveChat.closed');
  return status === 'waiting' ? t('liveChat.waiting') : t('liveChat.open');
}
