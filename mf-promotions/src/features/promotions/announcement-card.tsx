import type { Announcement } from '@marquee/contract/entities/content';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { ArrowRight } from '@marquee/ui/icons';
import styles from './card.module.css';
import { firstImage } from './first-image';
import { typeOf } from './promotion-types';

interface AnnouncementCardProps {
  readonly announcement: Announcement;
  readonly onOpen: () => void;
}

/** A promotion without rules of its own: it opens with its text. */
export function AnnouncementCard({ announcement, onOpen }: AnnouncementCardProps) {
  const t = useMessages('promotions');
  const image = firstImage(announcement);
  return (
    <li>
      <button type="button" className={styles.card} onClick={onOpen} aria-haspopup="dialog">
        <span className={styles.picture}>
          {image && <img src={image} alt="" width={960} height={400} loading="lazy" decoding="async" />}
        </span>
        <span className={styles.texts}>
          <Badge tone="accent">{t(`type.${typeOf(announcement)}`)}</Badge>
          <span dir="auto" className={styles.title}>
            {announcement.title}
          </span>
          <span className={styles.more}>
            {t('details')}
            <ArrowRight aria-hidden="true" />
          </span>
        </span>
      </button>
    </li>
  );
}
