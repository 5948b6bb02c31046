import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type Column, DataTable } from '@marquee/ui/table';
import {
  type BrandRemote,
  type Loads,
  loadsOf,
  releaseLoads,
  rolesOf,
  servedVersion,
  hasCanary,
} from '../brand-remote';
import { LoadHealth } from '../load-health';
import { RoleBadges } from '../role-badges';
import { Version } from '../../../../lib/layout/version';
import { useFigures } from './use-figures';

/** The releases that visitors get, and those that they got within the day, beside one another: the canary right after the stable one. */
export function ComparisonTable({ remote }: { readonly remote: BrandRemote }) {
  const t = useMessages('console');
  const { count, share, atMost } = useFigures();
  const of = (loads: Loads, outcome: 'slow' | 'error' | 'blocked') => {
    const { good, bad } = releaseLoads(loads);
    return `${count(loads[outcome])} (${share(loads[outcome], good + bad)})`;
  };
  const columns: ReadonlyArray<Column<Loads>> = [
    {
      id: 'version',
      header: t('remote.version'),
      rowHeader: true,
      cell: ({ version }) => (
        <>
          <Version version={version} /> <RoleBadges remote={remote} roles={rolesOf(remote, version)} />
        </>
      ),
    },
    { id: 'health', header: t('remotes.health'), cell: (loads) => <LoadHealth loads={releaseLoads(loads)} /> },
    { id: 'p50', header: t('loadHistory.p50'), align: 'end', cell: ({ p50Ms }) => atMost(p50Ms) },
    { id: 'p95', header: t('loadHistory.p95'), align: 'end', cell: ({ p95Ms }) => atMost(p95Ms) },
    { id: 'slow', header: t('rollOuts.signal.slow'), align: 'end', cell: (loads) => of(loads, 'slow') },
    { id: 'error', header: t('rollOuts.signal.error'), align: 'end', cell: (loads) => of(loads, 'error') },
    { id: 'blocked', header: t('loadHistory.blocked'), align: 'end', cell: (loads) => of(loads, 'blocked') },
  ];
  return (
    <DataTable<Loads>
      caption={t('loadHistory.comparison', { remote: remote.remote })}
      columns={columns}
      narrow="cards"
      rows={comparedLoads(remote)}
      rowKey={({ version }) => version}
    />
  );
}

/** What is served first, then its canary, then what was served. */
function comparedLoads(remote: BrandRemote): Loads[] {
  const served = servedVersion(remote);
  const running = hasCanary(remote) && remote.canary !== null ? [served, remote.canary] : [served];
  const former = remote.loads.map(({ version }) => version).filter((version) => !running.includes(version));
  return [...running, ...former].map((version) => loadsOf(remote, version));
}
