import { useMessages } from '@marquee/kit';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { AnnouncementReader } from './announcement-reader';
import { announcementsOf } from './announcement-source';
import { LoadedAnnouncements } from './loaded-announcements';

/** The announcements popup: the list in pages of nine, the chosen one beside it. */
export default function AnnouncementsModal({ props }: ShellModalProps<'publicModal'>) {
  const t = useMessages('shell');
  const isPopup = props.source === 'popup';
  return (
    <ShellDialog size="xl" title={t('announcements.title')}>
      <LoadedAnnouncements isPopup={isPopup} itemsOf={(value) => announcementsOf(value, isPopup)}>
        {(items) => <AnnouncementReader items={items} firstId={props.id} />}
      </LoadedAnnouncements>
    </ShellDialog>
  );
}
