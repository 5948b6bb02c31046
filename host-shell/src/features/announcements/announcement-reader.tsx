import { ANNOUNCEMENT_PAGE_SIZE } from '@marquee/contract/constants';
import type { Announcement } from '@marquee/contract/entities/content';
import { useFormat, useMessages } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { ChevronLeft, ChevronRight } from '@marquee/ui/icons';
import { useState } from 'react';
import { RichText } from '../../lib/rich-text/rich-text';
import styles from './announcements.module.css';

interface AnnouncementReaderProps {
  readonly items: readonly Announcement[];
  /** The announcement shown first. */
  readonly firstId?: number | undefined;
}

/** List and detail of announcements. */
export function AnnouncementReader({ items, firstId }: AnnouncementReaderProps) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const [chosenId, setChosenId] = useState(firstId ?? items[0]?.id);
  const openIndex = Math.max(
    items.findIndex(({ id }) => id === chosenId),
    0,
  );
  const [page, setPage] = useState(Math.floor(openIndex / ANNOUNCEMENT_PAGE_SIZE));
  const pages = Math.ceil(items.length / ANNOUNCEMENT_PAGE_SIZE);
  const pageItems = items.slice(page * ANNOUNCEMENT_PAGE_SIZE, (page + 1) * ANNOUNCEMENT_PAGE_SIZE);
  const openItem = items[openIndex];
  return (
    <div className={styles.reader}>
      <div className={styles.side}>
        <ul className={styles.list}>
          {pageItems.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={id === openItem?.id || undefined}
                onClick={() => setChosenId(id)}
              >
                <span dir="auto" className={styles.entryTitle}>
                  {title}
                </span>
                <time dateTime={publishedAt}>{dateTime(publishedAt)}</time>
              </button>
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <div className={styles.pager}>
            <IconButton
              size="sm"
              icon={<ChevronLeft />}
              label={t('announcements.previous')}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <span>{t('announcements.page', { page: page + 1, pages })}</span>
            <IconButton
              size="sm"
              icon={<ChevronRight />}
              label={t('announcements.next')}
              disabled={page === pages - 1}
              onClick={() => setPage(page + 1)}
            />
          </div>
        )}
      </div>
      {openItem && <Detail announcement={openItem} publishedAt={dateTime(openItem.publishedAt)} />}
    </div>
  );
}

function Detail({ announcement, publishedAt }: { readonly announcement: Announcement; readonly publishedAt: string }) {
  const images = announcement.announcementImages.toSorted((a, b) => a.sequence - b.sequence);
  return (
    <article className={styles.detail} aria-live="polite">
      <h3 dir="auto">{announcement.title}</h3>
      <time dateTime={announcement.publishedAt}>{publishedAt}</time>
      {images.map(({ url }) => (
        <img key={url} src={url} alt="" className={styles.picture} width={960} height={400} />
      ))}
      <RichText html={announcement.content} />
    </article>
  );
}
