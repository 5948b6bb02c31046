import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, EmptyState, Skeleton } from '@marquee/ui';
import { ChatLines } from '@marquee/ui/chat';
import { MessageCircle } from '@marquee/ui/icons';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import styles from './chat.module.css';
import { ConversationActions } from './conversation-actions';
import { AdminComposer } from './admin-composer';
import { useAdminChat } from './use-admin-chat';
import { useAdminLines } from './use-admin-lines';

interface ConversationProps {
  readonly conversationId: string;
  /** The conversation now belongs to another view. */
  readonly onMoved: (conversation: AdminConversation) => void;
}

/** One conversation: member, messages and, once the operator has taken it, the composer. */
export function Conversation({ conversationId, onMoved }: ConversationProps) {
  return (
    <Loaded read={useRead('chatAdmin.conversation', { conversationId })} height="3rem" lines={5}>
      {(conversation) => <Talk conversation={conversation} onMoved={onMoved} />}
    </Loaded>
  );
}

function Talk({
  conversation,
  onMoved,
}: { readonly conversation: AdminConversation } & Pick<ConversationProps, 'onMoved'>) {
  const t = useMessages('console');
  const { account, nickname, brand, language, status, operator, mine } = conversation;
  const { chat, attachments, typing } = useAdminChat(conversation);
  const lines = useAdminLines(chat, conversation);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{account}</h2>
          <p>{t('chat.about', { nickname, brand, language })}</p>
        </div>
        <Badge tone={status === 'waiting' ? 'warning' : status === 'active' ? 'success' : 'neutral'}>
          {operator && !mine ? t('chat.with', { name: operator }) : t(`chat.status.${status}`)}
        </Badge>
        <ConversationActions conversation={conversation} onChanged={onMoved} />
      </header>
      {chat.isReady ? (
        <ChatLines
          label={t('chat.messages')}
          lines={lines}
          imageLabel={t('chat.picture')}
          retryLabel={t('chat.sendAgain')}
          olderLines={chat.log.hasOlder ? { label: t('chat.older'), onLoad: chat.loadOlder } : undefined}
          typingText={typing ? t('chat.typing', { name: account }) : undefined}
          empty={<EmptyState compact icon={<MessageCircle />} title={t('chat.empty')} />}
        />
      ) : (
        <Skeleton shape="block" height="3rem" lines={4} />
      )}
      {mine && <AdminComposer brand={brand} chat={chat} attachments={attachments} />}
    </>
  );
}
