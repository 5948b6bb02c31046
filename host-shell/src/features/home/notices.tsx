import { useBrand, useCall, useLanguage, useMessages, useShell } from '@marquee/kit';
import { NoticeMarquee } from '@marquee/ui/notice-marquee';
import { brandMessage } from '../../lib/brand/brand-message';
import { ANNOUNCEMENT_TYPES, headlinesOf } from '../announcements/announcement-source';

/** The notice marquee. Its line is always there, with a greeting while there is no notice, so that nothing moves. */
export function Notices() {
  const t = useMessages('shell');
  const language = useLanguage();
  const { openModal } = useShell();
  const brand = useBrand();
  const { data } = useCall('content.announcements', { language, types: ANNOUNCEMENT_TYPES });
  const notices = data ? headlinesOf(data) : [];
  const labels = { label: t('notices.label'), pauseLabel: t('notices.pause'), playLabel: t('notices.play') };
  if (notices.length === 0) {
    return <NoticeMarquee {...labels} items={[{ id: 'welcome', text: brandMessage(t, brand, 'welcome') }]} />;
  }
  return (
    <NoticeMarquee
      {...labels}
      items={notices.map(({ id, title }) => ({ id: String(id), text: title }))}
      onSelect={(id) => openModal('noticesModal', { id: Number(id) })}
    />
  );
}
