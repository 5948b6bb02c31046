import { useCall, useErrorMessage, useLanguage, useMessages, useSession } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { Megaphone } from '@marquee/ui/icons';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { AnnouncementReader } from './announcement-reader';
import { announcementsOf, ANNOUNCEMENT_TYPES } from './announcement-source';
import styles from './announcements.module.css';
import { popupAudience } from './popup-audience';

/** The announcements popup: the list in pages of nine, the chosen one beside it. */
export default function AnnouncementsModal({ props }: ShellModalProps<'publicModal'>) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const language = useLanguage();
  const { state } = useSession();
  const isPopup = props.source === 'popup';
  const { data, error, refetch, isFetching } = useCall('content.announcements', {
    language,
    types: ANNOUNCEMENT_TYPES,
    ...(isPopup && popupAudience(state)),
  });
  const items = data && announcementsOf(data, isPopup);
  return (
    <ShellDialog size="xl" title={t('announcements.title')}>
      <div className={styles.body}>
        {items && items.length > 0 && <AnnouncementReader items={items} firstId={props.id} />}
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
    </ShellDialog>
  );
}
