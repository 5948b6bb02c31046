import type { PromotionCard as Promotion } from '@marquee/contract/calls/promotions';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { Link } from 'react-router-dom';
import { ClaimButton } from '../promotion/claim-button';
import { PromotionPicture } from '../promotion/promotion-picture';
import { PromotionProgress } from '../promotion/promotion-progress';
import { TakePart } from '../promotion/take-part';
import { TimeLeft } from '../promotion/time-left';
import { StateBadge } from '../promotion/state-badge';
import styles from './card.module.css';

/** A promotion with the member's part in it, and what to do next; the whole card leads to its page. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const t = useMessages('promotions');
  const { promotionId, title, summary, state, action, participationId, progress, reason } = promotion;
  const page = `/promotions/${promotionId}`;
  return (
    <li className={styles.card} data-state={state}>
      <span className={styles.picture}>
        <PromotionPicture picture={promotion.picture} />
        <span className={styles.state}>
          <StateBadge state={state} />
        </span>
      </span>
      <div className={styles.texts}>
        <Badge tone="neutral">{t(`type.${promotion.types[0] ?? 'other'}`)}</Badge>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link to={page} dir="auto">
              {title}
            </Link>
          </h2>
          <p dir="auto" className={styles.summary}>
            {summary}
          </p>
          {reason !== null && <p className={styles.reason}>{t('promotion.reason', { reason })}</p>}
        </div>
        {progress && <PromotionProgress {...progress} />}
        <div className={styles.foot}>
          <TimeLeft promotion={promotion} />
          {state === 'claim' && participationId !== null ? (
            <ClaimButton participationId={participationId} name={title} />
          ) : (
            action !== null && <TakePart promotion={promotion} page={page} />
          )}
        </div>
      </div>
    </li>
  );
}
