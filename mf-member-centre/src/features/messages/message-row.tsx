import type { MemberMessage, MessageCategory } from '@marquee/contract/calls/messages';
import { useFormat, useMessages } from '@marquee/kit';
import { buttonClass, IconButton, VisuallyHidden } from '@marquee/ui';
import { Gift, Headset, Info, Trash2, Users, Wallet } from '@marquee/ui/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './messages.module.css';

const ICONS = {
  system: Info,
  account: Wallet,
  promotion: Gift,
  agents: Users,
  service: Headset,
} as const satisfies Record<MessageCategory, typeof Info>;

interface MessageRowProps {
  readonly message: MemberMessage;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Undefined for sub-users of an agent, who read the agent's messages: their links lead to pages of the agent. */
  readonly onRemove: (() => void) | undefined;
}

/** A message: its title and time, and under them its text once it is open. Texts are plain: nothing in them is markup. */
export function MessageRow({ message, open, onToggle, onRemove }: MessageRowProps) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const bodyId = useId();
  const { category, title, text, link, createdAt, read } = message;
  const Icon = ICONS[category];
  return (
    <li className={styles.row} data-unread={!read || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          <Icon aria-hidden="true" className={styles.icon} />
          <span className={styles.title}>
            {!read && <VisuallyHidden>{t('inbox.unread')} </VisuallyHidden>}
            <bdi>{title}</bdi>
          </span>
          <time className={styles.time} dateTime={createdAt}>
            {dateTime(createdAt)}
          </time>
        </button>
        {onRemove && <IconButton size="sm" label={t('inbox.remove', { title })} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      <div id={bodyId} className={styles.body} hidden={!open}>
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
        {link !== null && onRemove && (
          <Link to={link} className={buttonClass({ size: 'sm', variant: 'primary' })}>
            {t('inbox.open')}
          </Link>
        )}
      </div>
    </li>
  );
}
