import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { useQueries } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { type BrandRemote, hasCanary, loadsOf, releaseLoads, servedVersion } from '../remotes/brand-remote';
import { LoadHealth } from '../remotes/load-health';
import { Version } from '../../../lib/layout/version';
import type { MappedRemote } from './brand-map';
import { Bytes } from './bytes';
import { RemoteChip } from './remote-chip';
import styles from './remote-map.module.css';

const REFETCH_MS = 15_000;

interface AppRow {
  readonly remote: string;
  /** Who made what the brand serves; null for the platform's own build. */
  readonly team: string | null;
  readonly bytes: number | null;
  readonly byBrand: ReadonlyMap<string, BrandRemote>;
}

interface VersionMatrixProps {
  readonly brand: string;
  readonly brands: readonly string[];
  readonly remotes: readonly MappedRemote[];
}

/** Which release of each app runs at which brand, and how it does there. */
export function VersionMatrix({ brand, brands, remotes }: VersionMatrixProps) {
  const t = useMessages('console');
  const client = useClient();
  const lists = useQueries({
    queries: brands.map((code) => ({
      queryKey: ['remotes.list', { brand: code }],
      queryFn: () => client.call('remotes.list', { brand: code }),
      refetchInterval: REFETCH_MS,
    })),
  });
  const rows = appRows(
    brands,
    lists.map(({ data }) => data ?? []),
    brand,
    remotes,
  );
  const columns: ReadonlyArray<Column<AppRow>> = [
    {
      id: 'remote',
      header: t('remotes.remote'),
      rowHeader: true,
      cell: ({ remote }) => <RemoteChip brand={brand} remote={remote} />,
    },
    {
      id: 'team',
      header: t('map.team'),
      cell: ({ team }) => team ?? <span className={styles.muted}>{t('map.platform')}</span>,
    },
    { id: 'bytes', header: t('map.size'), align: 'end', cell: ({ bytes }) => <Bytes bytes={bytes} /> },
    ...brands.map(
      (code): Column<AppRow> => ({
        id: `brand-${code}`,
        header: code,
        cell: ({ byBrand }) => <Running remote={byBrand.get(code)} />,
      }),
    ),
  ];
  return (
    <DataTable<AppRow>
      caption={t('map.versions')}
      columns={columns}
      rows={rows}
      rowKey={({ remote }) => remote}
      narrow="cards"
      loading={lists.some(({ isPending }) => isPending)}
      skeletonRows={6}
    />
  );
}

function appRows(
  brands: readonly string[],
  lists: readonly (readonly BrandRemote[])[],
  brand: string,
  remotes: readonly MappedRemote[],
): AppRow[] {
  const names = [...new Set(lists.flatMap((list) => list.map(({ remote }) => remote)))].sort();
  return names.map((remote) => {
    const found = brands.flatMap((code, index) => {
      const app = lists[index]?.find((candidate) => candidate.remote === remote);
      return app ? [[code, app] as const] : [];
    });
    const byBrand = new Map(found);
    const app = byBrand.get(brand) ?? found[0]?.[1];
    const served = app?.versions.find(({ version }) => version === servedVersion(app));
    const bytes = remotes.find((mapped) => mapped.remote === remote)?.bytes ?? null;
    return { remote, team: served?.provenance?.team ?? null, bytes, byBrand };
  });
}

function Running({ remote }: { readonly remote: BrandRemote | undefined }) {
  const t = useMessages('console');
  if (!remote) return <span className={styles.muted}>{t('map.absent')}</span>;
  const served = servedVersion(remote);
  return (
    <div className={styles.running}>
      <span className={styles.line}>
        <Version version={served} />
        {!remote.enabled && <Badge tone="danger">{t('remotes.off')}</Badge>}
        {remote.pinned !== null && <Badge tone="info">{t('role.pinned')}</Badge>}
        {hasCanary(remote) && (
          <Badge tone="warning">{t('remote.canaryShare', { percent: remote.canaryPercent })}</Badge>
        )}
      </span>
      <LoadHealth loads={releaseLoads(loadsOf(remote, served))} />
    </div>
  );
}
