import { useCall, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { MessageRow } from './message-row';
import styles from './messages.module.css';
import type { MessageChanges } from './use-inbox';
import { useReadOnce } from './use-read-once';

interface LinkedMessageProps {
  readonly messageId: string;
  /** Null for who reads alone. */
  readonly changes: MessageChanges | null;
}

/** A message that a link names and that the page of the list does not show. */
export function LinkedMessage({ messageId, changes }: LinkedMessageProps) {
  const t = useMessages('member');
  const { data, error } = useCall('messages.one', { messageId });
  const [open, setOpen] = useState(true);
  useReadOnce(data, changes?.markRead);
  if (error?.code === 'not_found') return <p className={styles.gone}>{t('inbox.gone')}</p>;
  if (!data) return null;
  return (
    <ul className={styles.list}>
      <MessageRow
        message={data}
        open={open}
        onToggle={() => setOpen(!open)}
        onRemove={changes ? () => changes.remove(messageId) : undefined}
      />
    </ul>
  );
}
