import type { ReferralEarnings } from '@marquee/contract/calls/referrals';
import { useMessages } from '@marquee/kit';
import { Panel, Skeleton } from '@marquee/ui';
import styles from './invite.module.css';
import { useEarnedText } from './use-earned-text';

/** What was credited for friends in all. @param earned undefined while it loads */
export function EarnedPanel({ earned }: { readonly earned: ReferralEarnings | undefined }) {
  const t = useMessages('member');
  const earnedText = useEarnedText();
  return (
    <Panel title={t('invite.earned')}>
      {earned ? (
        <p className={styles.gain}>{earnedText(earned) ?? t('invite.nothingEarned')}</p>
      ) : (
        <Skeleton shape="block" height="2rem" />
      )}
    </Panel>
  );
}
