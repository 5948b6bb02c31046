import type { PromotionRewardItem } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';
import { Link } from 'react-router-dom';
import { ClaimButton } from '../promotion/claim-button';
import { PromotionPicture } from '../promotion/promotion-picture';
import { givenText, isPlainAmount } from '../promotion/reward-texts';
import { TimeLeft } from '../promotion/time-left';
import styles from './rewards.module.css';

/** A reward of a promotion that waits, with the time that is left for it. */
export function PromotionReward({ item }: { readonly item: PromotionRewardItem }) {
  const t = useMessages('promotions');
  const format = useFormat();
  const { participationId, promotionId, title, picture, reward, claimableUntil, at } = item;
  return (
    <li className={styles.reward}>
      <PromotionPicture picture={picture} className={styles.picture} />
      <div className={styles.texts}>
        <h2>
          <Link to={`/promotions/${promotionId}`} dir="auto">
            {title}
          </Link>
        </h2>
        <p className={styles.worth}>
          <b>{givenText(reward, t, format)}</b>{' '}
          {isPlainAmount(reward) && <span>{t(`promotion.reward.kind.${reward.kind}`)}</span>}
        </p>
        <TimeLeft promotion={{ state: 'claim', startsAt: at, endsAt: null, claimableUntil }} />
      </div>
      <ClaimButton participationId={participationId} name={title} />
    </li>
  );
}
