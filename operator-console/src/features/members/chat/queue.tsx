import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, EmptyState, Skeleton } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { Row } from '@marquee/ui/layout';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import { LocalTime } from '../../../lib/layout/local-time';
import { Pager } from '../../../lib/paging/pager';
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
  const { data, error, isPending, isFetching, refetch } = useRead('chatAdmin.queue', {
    view,
    pageNo,
    ...(brand && { brand }),
  });
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (isPending) return <Skeleton shape="block" height="4rem" lines={4} />;
  if (data?.content.length === 0) return <EmptyState compact icon={<Inbox />} title={t(`chat.none.${view}`)} />;
  return (
    <>
      <ul className={styles.list}>
        {data?.content.map((conversation) => (
          <li key={conversation.conversationId}>
            <Entry
              conversation={conversation}
              current={conversation.conversationId === selectedId}
              onChoose={() => onChoose(conversation.conversationId)}
            />
          </li>
        ))}
      </ul>
      {data && <Pager page={pageNo} of={data} onPageChange={setPageNo} summed={false} />}
    </>
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
