import type { FeedbackEntry } from '@marquee/contract/calls/feedback';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { FeedbackDialog } from './feedback-dialog';
import { FeedbackFilters, useFeedbackFilter } from './feedback-filters';
import { useFeedbackColumns } from './feedback-columns';

/** `/feedback`: what visitors and members wrote. The filters are kept in the address. */
export function FeedbackPage() {
  const t = useMessages('console');
  const number = new Intl.NumberFormat(useLanguage());
  const { filter, chosen, choose } = useFeedbackFilter();
  const [shown, setShown] = useState<FeedbackEntry | null>(null);
  const { data, error, isPending, isFetching, refetch } = useRead('feedback.list', filter);
  return (
    <section>
      <PageHeader title={t('feedback.title')} description={t('feedback.description')} />
      <FeedbackFilters chosen={chosen} onChoose={choose} />
      <Panel padding="none">
        <DataTable<FeedbackEntry>
          caption={t('feedback.title')}
          columns={useFeedbackColumns(setShown)}
          rows={data?.content ?? []}
          rowKey={({ feedbackId }) => feedbackId}
          loading={isPending}
          density="dense"
          empty={<EmptyState compact icon={<Inbox />} title={t('feedback.empty')} />}
          error={
            error && !data ? (
              <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
            ) : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination
          page={filter.pageNo}
          pageCount={data.totalPages}
          onPageChange={(page) => choose('page', String(page))}
          label={t('paging.label')}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
          pageLabel={(page) => t('paging.page', { page: number.format(page) })}
          summary={t('paging.summary', { count: data.totalElements, shown: number.format(data.totalElements) })}
        />
      )}
      {shown && <FeedbackDialog entry={shown} onClose={() => setShown(null)} />}
    </section>
  );
}
