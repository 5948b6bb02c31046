import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages, useSession } from '@marquee/kit';
import { ApplicationForm } from './application-form';
import type { ApplicationTrigger } from './use-application';
import { ClaimButton } from './claim-button';
import { CodeForm } from './code-form';
import { JoinButton } from './join-button';
import { OwnApplication } from './own-application';
import styles from './promotion.module.css';
import { PromotionProgress } from './promotion-progress';
import { headline, isPlainAmount } from './reward-texts';
import { StateBadge } from './state-badge';
import { TakePart } from './take-part';
import { TimeLeft } from './time-left';

/** The member's part in a promotion: the reward, the state, the progress, and the next step. */
export function PromotionPanel({ promotion }: { readonly promotion: PromotionDetail }) {
  const t = useMessages('promotions');
  const format = useFormat();
  const { state: session } = useSession();
  const { state, reason, progress, rules, action, application } = promotion;
  return (
    <aside className={styles.panel} aria-label={t('promotion.progress.title')}>
      <div className={styles.status} role="status">
        <StateBadge state={state} />
        {reason !== null && <p className={styles.reason}>{t('promotion.reason', { reason })}</p>}
      </div>
      {rules.reward && (
        <p className={styles.reward}>
          {isPlainAmount(rules.reward) && <span>{t(`promotion.reward.kind.${rules.reward.kind}`)}</span>}
          <b>{headline(rules.reward, t, format)}</b>
        </p>
      )}
      <TimeLeft promotion={promotion} />
      {progress && (
        <div className={styles.progress}>
          <h2>{t('promotion.progress.title')}</h2>
          <PromotionProgress {...progress} />
          <p className={styles.note}>{t('promotion.progress.until', { when: format.dateTime(progress.endsAt) })}</p>
        </div>
      )}
      <NextStep promotion={promotion} />
      {session === 'guest' && action !== null && <p className={styles.note}>{t('promotion.logIn')}</p>}
      {application && (
        <div>
          <h2>{t('promotion.application.title')}</h2>
          <OwnApplication application={application} />
        </div>
      )}
    </aside>
  );
}

function NextStep({ promotion }: { readonly promotion: PromotionDetail }) {
  const { action, promotionId, participationId, title, rules } = promotion;
  if (action === 'claim' && participationId !== null)
    return <ClaimButton participationId={participationId} name={title} block />;
  if (action === 'join') return <JoinButton promotion={promotion} />;
  if (action === 'enter_code') return <CodeForm />;
  if (action === 'apply' && isApplication(rules.trigger))
    return <ApplicationForm key={promotionId} promotion={promotion} trigger={rules.trigger} />;
  return <TakePart promotion={promotion} page={`/promotions/${promotionId}`} isBlock />;
}

const isApplication = (trigger: PromotionDetail['rules']['trigger']): trigger is ApplicationTrigger =>
  trigger.kind === 'application' || trigger.kind === 'app_download' || trigger.kind === 'social';
