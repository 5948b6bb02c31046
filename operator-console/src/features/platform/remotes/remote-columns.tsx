import { SHELL } from '@marquee/contract/shell-owned';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { History } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { type BrandRemote, hasCanary, loadsOf, releaseLoads, servedVersion } from './brand-remote';
import { type Change, changesOfRemote } from './change';
import { LoadHealth } from './load-health';
import styles from './remotes.module.css';
import { Version } from '../../../lib/layout/version';

export type Ask = (change: Change, remote: BrandRemote) => void;

export function useRemoteColumns(brand: string, onAsk: Ask): ReadonlyArray<Column<BrandRemote>> {
  const t = useMessages('console');
  return [
    {
      id: 'remote',
      sortValue: ({ remote }) => remote,
      header: t('remotes.remote'),
      rowHeader: true,
      cell: ({ remote }) => (
        <Link to={`/remotes/${brand}/${remote}`} className={styles.link}>
          {remote}
        </Link>
      ),
    },
    {
      id: 'enabled',
      sortValue: ({ enabled }) => Number(enabled),
      header: t('remotes.enabled'),
      cell: (remote) => <EnabledSwitch remote={remote} onAsk={onAsk} />,
    },
    { id: 'stable', header: t('role.stable'), cell: ({ stable }) => <Version version={stable} /> },
    {
      id: 'canary',
      header: t('role.canary'),
      cell: (remote) =>
        hasCanary(remote) && remote.canary !== null ? (
          <span className={styles.line}>
            <Version version={remote.canary} />
            <Badge tone="warning">{t('remotes.percent', { percent: remote.canaryPercent })}</Badge>
          </span>
        ) : (
          <None />
        ),
    },
    {
      id: 'pinned',
      header: t('role.pinned'),
      cell: ({ pinned }) => (pinned === null ? <None /> : <Version version={pinned} />),
    },
    {
      id: 'health',
      header: t('remotes.health'),
      cell: (remote) => <LoadHealth loads={releaseLoads(loadsOf(remote, servedVersion(remote)))} />,
    },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (remote) => (
        <Button
          size="sm"
          icon={<History aria-hidden="true" />}
          disabled={!changesOfRemote(remote).some(({ kind }) => kind === 'roll-back')}
          onClick={() => onAsk({ kind: 'roll-back' }, remote)}
        >
          {t('change.roll-back.action')}
        </Button>
      ),
    },
  ];
}

function EnabledSwitch({ remote, onAsk }: { readonly remote: BrandRemote; readonly onAsk: Ask }) {
  const t = useMessages('console');
  if (remote.remote === SHELL) return <span className={styles.muted}>{t('remotes.always')}</span>;
  return (
    <div>
      <Switch
        label={t(remote.enabled ? 'remotes.on' : 'remotes.off')}
        aria-label={t('remotes.switch', { remote: remote.remote })}
        checked={remote.enabled}
        onChange={() => onAsk({ kind: remote.enabled ? 'disable' : 'enable' }, remote)}
      />
      <OffNotices notices={remote.offNotices} />
    </div>
  );
}

/** What members read where a remote is off. */
export function OffNotices({ notices }: { readonly notices: BrandRemote['offNotices'] }) {
  return Object.entries(notices).map(([language, notice]) => (
    <p key={language} className={styles.reason} lang={language} dir="auto">
      {notice}
    </p>
  ));
}

/** No value. */
function None() {
  return <span className={styles.muted}>–</span>;
}
