import type { Downline } from '@marquee/contract/calls/agent';
import { pageNumberOf, useCall, useFailureTexts, useFormat, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { UserPlus } from '@marquee/ui/icons';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';
import { useDownlineColumns } from './downline-columns';
import styles from './team.module.css';

/** The agent's direct downlines, paged; the page number is in the address. */
export function Downlines() {
  const t = useMessages('agent');
  const { number } = useFormat();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [search, setSearch] = useSearchParams();
  const pageNo = pageNumberOf(search);
  const { data, error, isPending, refetch } = useCall('agent.downlines', { pageNo }, { keepPrevious: true });
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{t('team.list')}</h2>
      <Panel padding="none">
        <DataTable<Downline>
          caption={t('team.list')}
          columns={useDownlineColumns()}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          density="dense"
          narrow="cards"
          empty={<EmptyState compact icon={<UserPlus />} title={t('team.empty')} description={t('team.emptyHint')} />}
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination
          {...pagingTexts(data)}
          page={pageNo}
          onPageChange={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
          summary={t('team.count', { count: data.totalElements, shown: number(data.totalElements) })}
        />
      )}
    </section>
  );
}
