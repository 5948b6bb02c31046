import type { Announcement } from '@marquee/contract/entities/content';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import DOMPurify from 'dompurify';
import { type ReactNode, useMemo, useState } from 'react';
import { firstImage } from './first-image';
import styles from './announcement-dialog.module.css';
import { typeOf } from './promotion-types';

interface AnnouncementDialogProps {
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
  readonly footer: ReactNode;
}

/** An announced promotion with its text. The last one stays rendered while the dialog closes. */
export function AnnouncementDialog({ announcement, onClose, footer }: AnnouncementDialogProps) {
  const t = useMessages('promotions');
  const [last, setLast] = useState(announcement);
  if (announcement && announcement !== last) setLast(announcement);
  const current = announcement ?? last;
  return (
    <Dialog
      open={announcement !== null}
      onOpenChange={(open) => !open && onClose()}
      title={current?.title ?? t('title')}
      closeLabel={t('close')}
      size="lg"
      footer={footer}
    >
      {current && <AnnouncementText announcement={current} />}
    </Dialog>
  );
}

function AnnouncementText({ announcement }: { readonly announcement: Announcement }) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const image = firstImage(announcement);
  // Sanitised when stored, and again here so that rendering does not depend on it.
  const html = useMemo(
    () => DOMPurify.sanitize(announcement.content, { USE_PROFILES: { html: true } }),
    [announcement.content],
  );
  return (
    <article className={styles.announcement}>
      {image && <img className={styles.picture} src={image} alt="" width={960} height={400} />}
      <p className={styles.meta}>
        <Badge tone="accent">{t(`type.${typeOf(announcement)}`)}</Badge>
        <span>{t('from', { when: dateTime(announcement.publishedAt) })}</span>
        {announcement.expiresAt && <span>{t('until', { when: dateTime(announcement.expiresAt) })}</span>}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above */}
      <div dir="auto" className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
