import type { LineMember } from '@marquee/contract/calls/line';
import { useFailureTexts, useFormat, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Download, ReceiptText, Users } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsOwner } from '../office/use-is-owner';
import { LineTrail } from '../line/line-trail';
import { DownlineDialog } from './downline-dialog';
import { DownlineFilters } from './downline-filters';
import { useDownlineColumns } from './downline-columns';
import { useDownlines } from './use-downlines';
import { useDownlinesExport } from './use-downlines-export';
import { SavedViews } from '../views/saved-views';

/** `/agentHome/downlines`: the members below, direct or the whole line; `?of=` goes down into the line of one of them. */
export default function DownlinesPage() {
  const t = useMessages('agent');
  usePageTitle(t('downlines.title'));
  const { percent } = useFormat();
  const isOwner = useIsOwner();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const state = useDownlines();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, isPending, refetch } = state.list;
  const columns = useDownlineColumns(state.addressOf, ({ id }) => setOpened(id));
  const { visibleColumns, pickerProps } = useColumnPicker('downlines', columns);
  const { run, progress } = useDownlinesExport(state.filters);
  const actions = (
    <>
      <SavedViews page="downlines" />
      {isOwner && (
        <Link to="/agentHome/contracts" className={buttonClass()}>
          <ReceiptText aria-hidden="true" />
          {t('contracts.title')}
        </Link>
      )}
      <Button
        icon={<Download />}
        disabled={!data?.totalElements}
        loading={progress !== null}
        onClick={() => void run()}
      >
        {progress === null ? t('line.export') : percent(progress)}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t('downlines.title')} description={t('downlines.description')} actions={actions} />
      <DownlineFilters {...state} columns={pickerProps} />
      <LineTrail line={data?.trail ?? []} addressOf={state.addressOf} />
      <Panel padding="none">
        <DataTable<LineMember>
          caption={t(`downlines.scopes.${state.scope}`)}
          columns={visibleColumns}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          density="dense"
          narrow="cards"
          maxHeight="70dvh"
          sort={state.sort}
          empty={
            <EmptyState compact icon={<Users />} title={t('downlines.empty')} description={t('downlines.emptyHint')} />
          }
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination {...pagingTexts(data)} page={state.pageNo} onPageChange={state.choosePage} />
      )}
      {opened !== null && <DownlineDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
