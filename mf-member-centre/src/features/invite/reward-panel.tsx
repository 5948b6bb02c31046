import type { ReferralPromotion } from '@marquee/contract/calls/referrals';
import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { ProgressBar } from '@marquee/ui/progress';
import { Link } from 'react-router-dom';
import styles from './invite.module.css';
import { rewardText } from './reward-text';

/** One referral promotion: what both sides get, what the friend has to do, and how many friends are left. */
export function RewardPanel({ promotion }: { readonly promotion: ReferralPromotion }) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { promotionId, title, endsAt, reward, invitedReward, friendsMax } = promotion;
  return (
    <Panel
      title={title}
      description={endsAt === null ? undefined : t('invite.rules.until', { time: dateTime(endsAt) })}
    >
      <div className={styles.rules}>
        <dl className={styles.gains}>
          <Gain label={t('invite.rules.you')} reward={reward} />
          {invitedReward && <Gain label={t('invite.rules.friend')} reward={invitedReward} />}
        </dl>
        <Steps promotion={promotion} />
        {friendsMax !== null && <FriendsLeft max={friendsMax} rewarded={promotion.friendsRewarded} />}
        <p className={styles.note}>{t('invite.rules.yourself')}</p>
        <Link to={`/promotions/${promotionId}`}>{t('invite.rules.terms')}</Link>
      </div>
    </Panel>
  );
}

/** A reward of one side, with what has to be wagered before a withdrawal. */
function Gain({ label, reward }: { readonly label: string; readonly reward: PromotionReward }) {
  const t = useMessages('member');
  const format = useFormat();
  const times = wageringTimes(reward);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi className={styles.gain}>{rewardText(reward, t, format)}</bdi>
        {times > 0 && (
          <small className={styles.note}>{t('invite.rules.wagering', { times: format.number(times) })}</small>
        )}
      </dd>
    </div>
  );
}

const wageringTimes = (reward: PromotionReward): number =>
  reward.kind === 'cash' ? reward.wageringTimes : reward.kind === 'bonus' ? reward.bonus.wageringTimes : 0;

function Steps({ promotion }: { readonly promotion: ReferralPromotion }) {
  const t = useMessages('member');
  const { money, number } = useFormat();
  const { minimum, validBet, delivery, claimDays } = promotion;
  const steps = [
    t('invite.rules.register'),
    t('invite.rules.deposit', { amount: money(minimum) }),
    t('invite.rules.play', { amount: money(validBet) }),
    delivery === 'automatic' || claimDays === null
      ? t('invite.rules.automatic')
      : t('invite.rules.claim', { count: claimDays, days: number(claimDays) }),
  ];
  return (
    <div>
      <h3 className={styles.subtitle}>{t('invite.rules.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function FriendsLeft({ max, rewarded }: { readonly max: number; readonly rewarded: number }) {
  const t = useMessages('member');
  const { number } = useFormat();
  return (
    <div>
      <ProgressBar
        label={t('invite.rules.friends')}
        value={rewarded}
        max={max}
        valueText={t('invite.rules.ofMax', { friends: number(rewarded), max: number(max) })}
      />
      {rewarded >= max && <p className={styles.note}>{t('invite.rules.full')}</p>}
    </div>
  );
}
