import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Panel } from '@marquee/ui';
import { useRead } from '../../../../lib/calls';
import { type BrandRemote, rolesOf } from '../brand-remote';
import { RoleBadges } from '../role-badges';
import { Loaded } from '../../../../lib/loaded/loaded';
import { ComparisonTable } from './comparison-table';
import { FailuresTable } from './failures-table';
import { LoadChart } from './load-chart';
import { loadHistories } from './load-history';
import styles from './health.module.css';

interface RemoteHealthProps {
  readonly brand: string;
  readonly remote: BrandRemote;
  /** How often the counters are refetched. */
  readonly refetchMs: number;
}

/** How a remote did at a brand within a day: over time, its releases beside one another, and why loads failed. */
export function RemoteHealth({ brand, remote, refetchMs }: RemoteHealthProps) {
  const t = useMessages('console');
  const read = useRead('remotes.history', { brand, remote: remote.remote }, refetchMs);
  return (
    <div className={styles.panels}>
      <Panel title={t('loadHistory.title')}>
        <p className={styles.legend}>
          <span className={styles.good} aria-hidden="true" /> {t('loadHistory.good')}{' '}
          <span className={styles.bad} aria-hidden="true" /> {t('loadHistory.bad')}
        </p>
        <Loaded read={read} height="8rem" empty={{ compact: true, title: t('loadHistory.none') }}>
          {(loads) => (
            <div className={styles.figures}>
              {loadHistories(loads, new Date(read.dataUpdatedAt)).map((history) => (
                <LoadChart
                  key={history.version}
                  history={history}
                  roles={<RoleBadges remote={remote} roles={rolesOf(remote, history.version)} />}
                />
              ))}
            </div>
          )}
        </Loaded>
      </Panel>
      <Panel title={t('loadHistory.sideBySide')} padding="none">
        <ComparisonTable remote={remote} />
      </Panel>
      <Panel title={t('failures.title')} padding="none">
        <FailuresTable remote={remote} />
      </Panel>
    </div>
  );
}
