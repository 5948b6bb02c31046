import { FEEDBACK_TYPES } from '@marquee/contract/constants';
import type { FeedbackEntry, FeedbackStatus } from '@marquee/contract/calls/feedback';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { SelectField } from '@marquee/ui/select';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { useOperator } from '../session/operator';
import { FeedbackDialog } from './feedback-dialog';
import styles from './feedback.module.css';
import { useFeedbackColumns } from './feedback-columns';

const STATUSES: readonly FeedbackStatus[] = ['open', 'answered', 'closed'];

/** `/feedback`: what visitors and members wrote. The filters are kept in the address. */
export function FeedbackPage() {
  const t = useMessages('console');
  const number = new Intl.NumberFormat(useLanguage());
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState<FeedbackEntry | null>(null);
  const pageNo = Math.max(1, Number(search.get('page')) || 1);
  const chosen = (name: string) => search.get(name) ?? '';
  const status = STATUSES.find((name) => name === chosen('status'));
  const type = FEEDBACK_TYPES.find((kind) => String(kind) === chosen('type'));
  const { data, error, isPending, isFetching, refetch } = useRead('feedback.list', {
    pageNo,
    ...(chosen('brand') && { brand: chosen('brand') }),
    ...(status && { status }),
    ...(type !== undefined && { type }),
    ...(chosen('search') && { search: chosen('search') }),
  });
  const choose = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (name !== 'page') next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const filters = [
    ['brand', t('remotes.brand'), brands.map((code) => ({ value: code, label: code }))],
    ['status', t('feedback.status'), STATUSES.map((value) => ({ value, label: t(`feedback.state.${value}`) }))],
    [
      'type',
      t('feedback.type'),
      FEEDBACK_TYPES.map((kind) => ({ value: String(kind), label: t(`feedback.kind.${kind}`) })),
    ],
  ] as const;
  return (
    <section>
      <PageHeader title={t('feedback.title')} description={t('feedback.description')} />
      <div className={styles.filters}>
        {filters.map(([name, label, options]) => (
          <SelectField
            key={name}
            size="sm"
            label={label}
            options={[{ value: '', label: t('audit.all') }, ...options]}
            value={chosen(name)}
            onValueChange={(value) => choose(name, value)}
          />
        ))}
        <TextField
          label={t('feedback.search')}
          type="search"
          defaultValue={chosen('search')}
          onChange={(event) => choose('search', event.target.value.trim())}
        />
      </div>
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
          page={pageNo}
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
