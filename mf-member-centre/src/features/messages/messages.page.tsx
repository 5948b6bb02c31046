import { useAlertTexts, useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { CategoryFilter } from './category-filter';
import { MessageRow } from './message-row';
import styles from './messages.module.css';
import { useInbox, useMessageChanges } from './use-inbox';

/** `/member/messages`: what the platform has written to the member; `?message=` opens one. */
export default function MessagesPage() {
  const t = useMessages('member');
  usePageTitle(t('inbox.title'));
  const failureTexts = useFailureTexts();
  const alertTexts = useAlertTexts();
  const { inbox, category, search, linked, older, newer, ...choice } = useInbox();
  const changes = useMessageChanges();
  const [openId, setOpenId] = useState(linked);
  const toggle = (messageId: string, isRead: boolean) => {
    setOpenId(openId === messageId ? null : messageId);
    if (!isRead && openId !== messageId) changes.markRead(messageId);
  };
  const { data, error, refetch, isFetching } = inbox;
  const unread = data ? Object.values(data.unreadByCategory).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('inbox.title')}
        description={t('inbox.description')}
        actions={
          <Button disabled={unread === 0} loading={changes.isMarking} onClick={() => changes.markAll(category)}>
            {t('inbox.markAll')}
          </Button>
        }
      />
      <div className={styles.filters}>
        <CategoryFilter category={category} unread={data?.unreadByCategory} onChoose={choice.chooseCategory} />
        <TextField
          label={t('inbox.search')}
          type="search"
          maxLength={64}
          defaultValue={search}
          onChange={(event) => choice.searchFor(event.target.value.trim())}
        />
      </div>
      <FormAlert {...alertTexts(changes.error)} />
      {linked !== null && !data?.content.some(({ messageId }) => messageId === linked) && (
        <LinkedMessage messageId={linked} />
      )}
      {!data && error && (
        <Panel>
          <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
      {!data && !error && <Skeleton shape="block" height="30rem" />}
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
              onRemove={() => changes.remove(message.messageId)}
            />
          ))}
        </ul>
      )}
      {(older ?? newer) && (
        <nav className={styles.pager} aria-label={t('inbox.pages')}>
          <Button disabled={!newer} onClick={() => newer?.()}>
            {t('inbox.newer')}
          </Button>
          <Button disabled={!older} onClick={() => older?.()}>
            {t('inbox.older')}
          </Button>
        </nav>
      )}
    </section>
  );
}

/** A message that a link names and that the page of the list does not show. */
function LinkedMessage({ messageId }: { readonly messageId: string }) {
  const t = useMessages('member');
  const { data, error } = useCall('messages.one', { messageId });
  const changes = useMessageChanges();
  if (error?.code === 'not_found') return <p className={styles.gone}>{t('inbox.gone')}</p>;
  if (!data) return null;
  return (
    <ul className={styles.list}>
      <MessageRow
        message={data}
        open
        onToggle={() => changes.markRead(messageId)}
        onRemove={() => changes.remove(messageId)}
      />
    </ul>
  );
}
