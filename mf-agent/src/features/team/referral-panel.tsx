import { useMessages } from '@marquee/kit';
import { Panel, Skeleton } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { referralLink } from './referral-link';
import styles from './team.module.css';
import type { Overview } from './team-counts';

/** The agent's code and the link that carries it. */
export function ReferralPanel({ overview }: { readonly overview: Overview | undefined }) {
  const t = useMessages('agent');
  const labels = { copyLabel: t('team.copy'), copiedLabel: t('team.copied') };
  const link = overview && referralLink(location.origin, overview);
  return (
    <Panel title={t('team.share')}>
      {overview ? (
        <div className={styles.codes}>
          {overview.affiliateCode !== null && (
            <CopyField label={t('team.code')} value={overview.affiliateCode} {...labels} />
          )}
          {link && <CopyField label={t('team.link')} value={link} {...labels} />}
        </div>
      ) : (
        <Skeleton shape="block" height="4rem" />
      )}
    </Panel>
  );
}
