import type { Rebate } from '@marquee/contract/calls/rebates';
import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { PromotionPicture } from '../promotion/promotion-picture';
import { TimeLeft } from '../promotion/time-left';
import { useClaimRebate } from '../rebates/use-claim-rebate';
import styles from './rewards.module.css';

/** The rebate of a settled day that waits. */
export function RebateReward({ rebate: { day, amount, settledAt, expiresAt } }: { readonly rebate: Rebate }) {
  const t = useMessages('promotions');
  const { day: dayText, money } = useFormat();
  const { claim, isPending } = useClaimRebate();
  const title = t('rewards.rebateOf', { day: dayText(day) });
  return (
    <li className={styles.reward}>
      <PromotionPicture picture="rebate" className={styles.picture} />
      <div className={styles.texts}>
        <h2>
          <Link to="/member/rebates">{title}</Link>
        </h2>
        <p className={styles.worth}>
          <b>{money(amount)}</b> <span>{t('promotion.reward.kind.cash')}</span>
        </p>
        <TimeLeft promotion={{ state: 'claim', startsAt: settledAt, endsAt: null, claimableUntil: expiresAt }} />
      </div>
      <Button
        variant="primary"
        icon={<Gift aria-hidden="true" />}
        aria-label={`${t('promotion.action.claim')}: ${title}`}
        loading={isPending}
        onClick={() => claim(day)}
      >
        {t('promotion.action.claim')}
      </Button>
    </li>
  );
}
