import type { CallValue } from '@marquee/contract/calls/index';
import type { Announcement } from '@marquee/contract/entities/content';
import { useCall, useErrorMessage, useLanguage, useMessages, useSession } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { Megaphone } from '@marquee/ui/icons';
import type { ReactNode } from 'react';
import { ANNOUNCEMENT_TYPES } from './announcement-source';
import styles from './announcements.module.css';
import { popupAudience } from './popup-audience';

interface LoadedAnnouncementsProps {
  /** Opened by the page: those meant for this visitor. */
  readonly isPopup?: boolean;
  readonly itemsOf: (value: CallValue<'content.announcements'>) => readonly Announcement[];
  /** Shows at least one. */
  readonly children: (items: readonly Announcement[]) => ReactNode;
}

/** What a popup of announcements shows, or why it shows none. */
export function LoadedAnnouncements({ isPopup = false, itemsOf, children }: LoadedAnnouncementsProps) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const language = useLanguage();
  const { state } = useSession();
  const { data, error, refetch, isFetching } = useCall('content.announcements', {
    language,
    types: ANNOUNCEMENT_TYPES,
    ...(isPopup && popupAudience(state)),
  });
  const items = data && itemsOf(data);
  return (
    <div className={styles.body}>
      {items && items.length > 0 && children(items)}
      {items?.length === 0 && <EmptyState icon={<Megaphone />} title={t('announcements.none')} />}
      {!items && error && (
        <ErrorState
          title={t('announcements.unavailable')}
          reason={errorMessage(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!items && !error && <Skeleton shape="block" height="3rem" lines={6} />}
    </div>
  );
}
