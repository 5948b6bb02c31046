import type { MessageCategory } from '@marquee/contract/calls/messages';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { useAlertTexts, useFailureTexts, useMessages, usePageTitle, useSession } from '@marquee/kit';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { SearchField } from '@marquee/ui/search-field';
import { useState } from 'react';
import { CategoryFilter } from './category-filter';
import { LinkedMessage } from './linked-message';
import { MessageRow } from './message-row';
import styles from './messages.module.css';
import { useInbox, useMessageChanges } from './use-inbox';
import { useListFocus } from './use-list-focus';
import { useReadOnce } from './use-read-once';

/** `/member/messages`: what the platform has written to the member; `?message=` opens one. Sub-users read what their agent gets, and change nothing. */
export default function MessagesPage() {
  const t = useMessages('member');
  usePageTitle(t('inbox.title'));
  const failureTexts = useFailureTexts();
  const alertTexts = useAlertTexts();
  const { inbox, category, search, linked, older, newer, ...choice } = useInbox();
  const changes = useMessageChanges();
  const isReader = useSession().member?.type === SUB_USER_TYPE;
  const [openId, setOpenId] = useState(linked);
  const { data, error, refetch, isFetching, isPlaceholderData } = inbox;
  const { list, beforeRemoval, beforeTurn } = useListFocus(data?.content, isPlaceholderData);
  const listed = data?.content.find(({ messageId }) => messageId === linked);
  useReadOnce(listed, isReader ? undefined : changes.markRead);
  const toggle = (messageId: string, isRead: boolean) => {
    setOpenId(openId === messageId ? null : messageId);
    if (!isReader && !isRead && openId !== messageId) changes.markRead(messageId);
  };
  const remove = (messageId: string) => {
    beforeRemoval(messageId);
    changes.remove(messageId);
  };
  const turn = (to: (() => void) | null) => {
    beforeTurn();
    to?.();
  };
  const unread = data ? unreadOf(data.unreadByCategory, category) : 0;
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('inbox.title')}
        description={t('inbox.description')}
        actions={
          !isReader && (
            <Button disabled={unread === 0} loading={changes.isMarkingAll} onClick={() => changes.markAll(category)}>
              {t('inbox.markAll')}
            </Button>
          )
        }
      />
      <div className={styles.filters}>
        <CategoryFilter category={category} unread={data?.unreadByCategory} onChoose={choice.chooseCategory} />
        <SearchField label={t('inbox.search')} maxLength={64} value={search} onSearch={choice.searchFor} />
      </div>
      <FormAlert {...alertTexts(changes.error)} />
      {linked !== null && data && !listed && <LinkedMessage messageId={linked} changes={isReader ? null : changes} />}
      {!data && error && (
        <Panel>
          <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
      {!data && !error && <Skeleton shape="block" height="30rem" />}
      <div ref={list} tabIndex={-1}>
        {data?.content.length === 0 && (
          <Panel>
            <EmptyState
              icon={<Inbox />}
              title={t(search || category ? 'inbox.noneFound' : 'inbox.empty')}
              description={t('inbox.emptyHint')}
            />
          </Panel>
        )}
        {data && data.content.length > 0 && (
          <ul className={styles.list} aria-busy={isFetching || undefined}>
            {data.content.map((message) => (
              <MessageRow
                key={message.messageId}
                message={message}
                open={openId === message.messageId}
                onToggle={() => toggle(message.messageId, message.read)}
                onRemove={isReader ? undefined : () => remove(message.messageId)}
              />
            ))}
          </ul>
        )}
      </div>
      {(older ?? newer) && (
        <nav className={styles.pager} aria-label={t('inbox.pages')}>
          <Button disabled={!newer} onClick={() => turn(newer)}>
            {t('inbox.newer')}
          </Button>
          <Button disabled={!older} onClick={() => turn(older)}>
            {t('inbox.older')}
          </Button>
        </nav>
      )}
    </section>
  );
}

/** Of the category, else of all. */
function unreadOf(counts: Readonly<Record<MessageCategory, number>>, category: MessageCategory | undefined): number {
  if (category) return counts[category];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
