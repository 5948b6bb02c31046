import type { FeedbackEntry } from '@marquee/contract/calls/feedback';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { FeedbackDialog } from './feedback-dialog';
import { FeedbackFilters, useFeedbackFilter } from './feedback-filters';
import { useFeedbackColumns } from './feedback-columns';

/** `/feedback`: what visitors and members wrote. The filters are kept in the address. */
export function FeedbackPage() {
  const t = useMessages('console');
  const { filter, valueOf, choose } = useFeedbackFilter();
  const [openEntry, setOpenEntry] = useState<FeedbackEntry | null>(null);
  return (
    <section>
      <PageHeader title={t('feedback.title')} description={t('feedback.description')} />
      <FeedbackFilters valueOf={valueOf} onChoose={choose} />
      <PagedTable
        read={useRead('feedback.list', filter)}
        page={filter.pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('feedback.title')}
        columns={useFeedbackColumns(setOpenEntry)}
        rowKey={({ feedbackId }) => feedbackId}
        empty={{ icon: <Inbox />, title: t('feedback.empty') }}
      />
      {openEntry && <FeedbackDialog entry={openEntry} onClose={() => setOpenEntry(null)} />}
    </section>
  );
}
