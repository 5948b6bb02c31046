import type { Announcement } from '@marquee/contract/entities/content';
import { useMessages } from '@marquee/kit';
import { Badge, Skeleton } from '@marquee/ui';
import { ArrowRight } from '@marquee/ui/icons';
import { firstImage } from './first-image';
import { typeOf } from './promotion-types';
import styles from './promotion-card.module.css';

interface PromotionCardProps {
  readonly promotion: Announcement;
  readonly onOpen: () => void;
}

export function PromotionCard({ promotion, onOpen }: PromotionCardProps) {
  const t = useMessages('promotions');
  const image = firstImage(promotion);
  return (
    <li>
      <button type="button" className={styles.card} onClick={onOpen} aria-haspopup="dialog">
        <span className={styles.picture}>
          {image && <img src={image} alt="" width={960} height={400} loading="lazy" decoding="async" />}
        </span>
        <span className={styles.texts}>
          <Badge tone="accent">{t(`type.${typeOf(promotion)}`)}</Badge>
          <span dir="auto" className={styles.title}>
            {promotion.title}
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

export function PromotionCardSkeleton() {
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <Skeleton shape="block" height="100%" />
      </span>
      <span className={styles.texts}>
        <Skeleton width="5rem" height="1.375rem" />
        <Skeleton width="80%" height="1.3rem" />
        <Skeleton width="6rem" />
      </span>
    </li>
  );
}
