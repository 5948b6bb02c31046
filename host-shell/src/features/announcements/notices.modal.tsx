import { useFormat, useMessages } from '@marquee/kit';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { RichText } from '../../lib/rich-text/rich-text';
import { headlinesOf } from './announcement-source';
import { LoadedAnnouncements } from './loaded-announcements';
import styles from './notices.module.css';

/** The notices popup: what runs along the home page, newest first, the chosen one open. */
export default function NoticesModal({ props }: ShellModalProps<'noticesModal'>) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  return (
    <ShellDialog size="lg" title={t('notices.label')}>
      <LoadedAnnouncements itemsOf={headlinesOf}>
        {(items) => (
          <ul className={styles.notices}>
            {items.map(({ id, title, content, publishedAt }) => (
              <li key={id}>
                <details open={id === (props.id ?? items[0]?.id)}>
                  <summary>
                    <span dir="auto">{title}</span>
                    <time dateTime={publishedAt}>{dateTime(publishedAt)}</time>
                  </summary>
                  <RichText html={content} />
                </details>
              </li>
            ))}
          </ul>
        )}
      </LoadedAnnouncements>
    </ShellDialog>
  );
}
