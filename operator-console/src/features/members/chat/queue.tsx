import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { Row } from '@marquee/ui/layout';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { Pager } from '../../../lib/paging/pager';
import { Loaded } from '../../../lib/loaded/loaded';
import styles from './chat.module.css';

interface QueueProps {
  readonly view: 'waiting' | 'mine' | 'closed';
  /** Empty: every brand. */
  readonly brand: string;
  readonly selectedId: string | null;
  readonly onChoose: (conversationId: string) => void;
}

/** The conversations of one view; the stream keeps it up to date. */
export function Queue({ view, brand, selectedId, onChoose }: QueueProps) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  const read = useRead('chatAdmin.queue', {
    view,
    pageNo,
    ...(brand && { brand }),
  });
  return (
    <Loaded
      read={read}
      height="4rem"
      lines={4}
      empty={{ compact: true, icon: <Inbox />, title: t(`chat.none.${view}`) }}
    >
      {(conversations) => (
        <>
          <ul className={styles.list}>
            {conversations.content.map((conversation) => (
              <li key={conversation.conversationId}>
                <Entry
                  conversation={conversation}
                  current={conversation.conversationId === selectedId}
                  onChoose={() => onChoose(conversation.conversationId)}
                />
              </li>
            ))}
          </ul>
          <Pager page={pageNo} of={conversations} onPageChange={setPageNo} summed={false} />
        </>
      )}
    </Loaded>
  );
}

interface EntryProps {
  readonly conversation: AdminConversation;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function Entry({ conversation, current, onChoose }: EntryProps) {
  const t = useMessages('console');
  const { account, brand, lastText, unread, updatedAt, waitingSince } = conversation;
  return (
    <button type="button" className={styles.entry} aria-current={current || undefined} onClick={onChoose}>
      <Row as="span" gap={2} align="center">
        <b>{account}</b>
        <Badge>{brand}</Badge>
        {unread > 0 && <Badge tone="hot">{t('chat.unread', { count: unread })}</Badge>}
      </Row>
      <span className={styles.excerpt} dir="auto">
        {lastText || t('chat.picture')}
      </span>
      <span className={styles.when}>
        <LocalTime instant={waitingSince ?? updatedAt} />
      </span>
    </button>
  );
}
