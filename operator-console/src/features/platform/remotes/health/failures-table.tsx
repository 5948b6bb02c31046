import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import type { BrandRemote, Loads } from '../brand-remote';
import { Version } from '../../../../lib/layout/version';
import { useFigures } from './use-figures';

type Failure = Loads['failures'][number] & { readonly version: string };

/** Why loads failed within the day, the most frequent reason first. */
export function FailuresTable({ remote }: { readonly remote: BrandRemote }) {
  const t = useMessages('console');
  const { count } = useFigures();
  const failures = remote.loads
    .flatMap(({ version, failures: own }): Failure[] => own.map((failure) => ({ ...failure, version })))
    .toSorted((left, right) => right.loads - left.loads);
  const columns: ReadonlyArray<Column<Failure>> = [
    {
      id: 'what',
      header: t('failures.what'),
      rowHeader: true,
      cell: ({ outcome }) => t(`failures.outcomes.${outcome}`),
    },
    {
      id: 'reason',
      header: t('failures.reason'),
      cell: ({ reason }) => (reason === '' ? '–' : t(`failures.reasons.${reason}`)),
    },
    { id: 'version', header: t('remote.version'), cell: ({ version }) => <Version version={version} /> },
    { id: 'where', header: t('failures.where'), cell: ({ digest }) => (digest === '' ? '–' : <code>{digest}</code>) },
    { id: 'count', header: t('failures.count'), align: 'end', cell: ({ loads }) => count(loads) },
  ];
  return (
    <DataTable<Failure>
      caption={t('failures.caption', { remote: remote.remote })}
      columns={columns}
      narrow="cards"
      rows={failures}
      rowKey={({ version, outcome, reason, digest }) => [version, outcome, reason, digest].join(' ')}
      empty={<EmptyState compact title={t('failures.none')} />}
    />
  );
}
