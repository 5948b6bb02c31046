import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { type BrandRemote, type Loads, loadsOf, releaseLoads, rolesOf } from './brand-remote';
import { type Change, changesOfVersion } from './change';
import { LoadHealth } from './load-health';
import styles from './remotes.module.css';
import { RoleBadges } from './role-badges';
import { Version } from '../../../lib/layout/version';

export type VersionRow = BrandRemote['versions'][number];

const OUTCOMES = ['loaded', 'slow', 'failed', 'threw'] as const satisfies readonly (keyof Loads)[];

export function useVersionColumns(
  remote: BrandRemote,
  onAsk: (change: Change) => void,
  onPreview: (version: string) => void,
): ReadonlyArray<Column<VersionRow>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  return [
    {
      id: 'version',
      header: t('remote.version'),
      rowHeader: true,
      cell: ({ version, registeredAt }) => (
        <div>
          <Version version={version} />
          <p className={styles.reason}>
            <LocalTime instant={registeredAt} />
          </p>
        </div>
      ),
    },
    {
      id: 'roles',
      header: t('remote.role'),
      cell: ({ version }) => (
        <span className={styles.line}>
          <RoleBadges remote={remote} roles={rolesOf(remote, version)} />
        </span>
      ),
    },
    { id: 'origin', header: t('remote.origin'), cell: ({ provenance }) => <Origin provenance={provenance} /> },
    ...OUTCOMES.map(
      (outcome): Column<VersionRow> => ({
        id: outcome,
        header: t(`outcome.${outcome}`),
        align: 'end',
        cell: ({ version }) => number.format(loadsOf(remote, version)[outcome]),
      }),
    ),
    {
      id: 'health',
      header: t('remotes.health'),
      cell: ({ version }) => <LoadHealth loads={releaseLoads(loadsOf(remote, version))} />,
    },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ version }) => (
        <span className={styles.rowActions}>
          <Button size="sm" onClick={() => onPreview(version)}>
            {t('preview.action')}
          </Button>
          {changesOfVersion(remote, version).map((change) => (
            <Button key={change.kind} size="sm" onClick={() => onAsk(change)}>
              {t(`change.${change.kind}.action`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

/** Who made a release from what; the link leads to the change at the team's code host. */
function Origin({ provenance }: Pick<VersionRow, 'provenance'>) {
  const t = useMessages('console');
  if (!provenance) return <span className={styles.muted}>{t('remote.ownBuild')}</span>;
  const { team, author, commit, notes, changeUrl } = provenance;
  const text = t('remote.originOf', { team, author, commit: commit.slice(0, 10) });
  return (
    <div>
      {changeUrl === null ? (
        text
      ) : (
        <a href={changeUrl} className={styles.link} rel="noreferrer">
          {text}
        </a>
      )}
      {notes !== '' && <p className={styles.reason}>{notes}</p>}
    </div>
  );
}
