import { provenBy } from '@marquee/contract/release-health';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { RadioGroup } from '@marquee/ui/choice';
import { LocalTime } from '../../../lib/time/local-time';
import { type BrandRemote, rollBackTargets } from './brand-remote';
import { LoadHealth } from './load-health';
import styles from './remotes.module.css';
import { Version } from '../../../lib/layout/version';

interface TargetFieldProps {
  readonly remote: BrandRemote;
  readonly value: string;
  readonly onChange: (version: string) => void;
}

/** The earlier releases that a roll-back may go to, with how they did. */
export function TargetField({ remote, value, onChange }: TargetFieldProps) {
  const t = useMessages('console');
  const options = rollBackTargets(remote).map(({ version, stableAt, verdict, allLoads }) => ({
    value: version,
    label: (
      <span className={styles.line}>
        <Version version={version} />
        {verdict === 'good' && <Badge tone="info">{t('change.calledGood')}</Badge>}
        {version === remote.previous && <FallBackBadge isProven={(verdict ?? provenBy(allLoads)) === 'good'} />}
      </span>
    ),
    hint: (
      <span className={styles.line}>
        <LoadHealth loads={allLoads} />
        {stableAt !== null && (
          <span>
            {t('change.stableSince')} <LocalTime instant={stableAt} />
          </span>
        )}
      </span>
    ),
  }));
  return <RadioGroup legend={t('change.target')} options={options} value={value} onValueChange={onChange} />;
}

/** What pages fall back on: a release that has proved itself, or for want of one the release before. */
function FallBackBadge({ isProven }: { readonly isProven: boolean }) {
  const t = useMessages('console');
  return <Badge tone={isProven ? 'success' : 'neutral'}>{t(isProven ? 'change.lastGood' : 'role.previous')}</Badge>;
}
