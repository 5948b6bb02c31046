import type { Alert } from '@marquee/contract/calls/roll-outs';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { Link, NavLink } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { Version } from '../../../lib/layout/version';
import styles from './roll-outs.module.css';

const REFETCH_MS = 15_000;

/** Alerts of the operator's brands that nobody has taken up; the first page of them. */
function useOpenAlerts(): readonly Alert[] {
  const { data } = useRead('alerts.list', { pageNo: 1 }, REFETCH_MS);
  return data?.content.filter(({ acknowledgedAt }) => acknowledgedAt === null) ?? [];
}

/** Link to the roll-outs, with the number of open alerts. */
export function RollOutsLink() {
  const t = useMessages('console');
  const count = useOpenAlerts().length;
  return (
    <NavLink to="/roll-outs">
      {t('nav.rollOuts')} {count > 0 && <Badge tone="hot">{t('rollOuts.openAlerts', { count })}</Badge>}
    </NavLink>
  );
}

interface OpenAlertsProps {
  readonly brand: string;
  /** Of this remote only. */
  readonly remote?: string;
}

/** The open alerts of a brand above what they are about; nothing where there are none. */
export function OpenAlerts({ brand, remote }: OpenAlertsProps) {
  const t = useMessages('console');
  const alerts = useOpenAlerts().filter(
    (alert) => alert.brand === brand && (remote === undefined || alert.remote === remote),
  );
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.openAlerts} aria-label={t('rollOuts.view.alerts')}>
      {alerts.map(({ alertId, kind, remote: name, version, raisedAt }) => (
        <li key={alertId}>
          <Badge tone="danger">{t(`rollOuts.alerts.${kind}`)}</Badge> <bdi>{name}</bdi> <Version version={version} />{' '}
          <LocalTime instant={raisedAt} /> <Link to="/roll-outs/alerts">{t('rollOuts.takeUp')}</Link>
        </li>
      ))}
    </ul>
  );
}
