import type { PostbackDelivery } from '@marquee/contract/calls/postbacks';
import { useCall, useFailureTexts, useFormat, useMessages, usePagingTexts } from '@marquee/kit';
import { Badge, Button, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Send } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';

const TONES = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

/** What was sent to the agent's addresses, and how far it is. */
export function PostbackDeliveries() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPending, isFetching, refetch } = useCall(
    'agent.postbackDeliveries',
    { pageNo },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <Panel
      title={t('postbacks.deliveries')}
      padding="none"
      actions={
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('postbacks.refresh')}
        </Button>
      }
    >
      <DataTable<PostbackDelivery>
        caption={t('postbacks.deliveries')}
        columns={useDeliveryColumns()}
        rows={data?.content ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        narrow="cards"
        empty={<EmptyState compact icon={<Send />} title={t('postbacks.none')} />}
        error={
          error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
        }
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
    </Panel>
  );
}

function useDeliveryColumns(): ReadonlyArray<Column<PostbackDelivery>> {
  const t = useMessages('agent');
  const { number, dateTime } = useFormat();
  const reason = ({ status, fault }: PostbackDelivery) => {
    if (fault === null) return status === null ? '' : String(status);
    return fault === 'status'
      ? t('postbacks.faults.status', { status: String(status) })
      : t(`postbacks.faults.${fault}`);
  };
  return [
    { id: 'at', header: t('postbacks.at'), rowHeader: true, cell: ({ at }) => dateTime(at) },
    { id: 'event', header: t('postbacks.event'), cell: ({ event }) => t(`postbacks.events.${event}`) },
    { id: 'campaign', header: t('register.campaign'), cell: ({ campaign }) => <bdi>{campaign}</bdi> },
    { id: 'sub', header: t('register.sub'), cell: ({ sub }) => <bdi dir="ltr">{sub}</bdi> },
    {
      id: 'state',
      header: t('register.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`postbacks.states.${state}`)}</Badge>,
    },
    { id: 'answer', header: t('postbacks.answer'), cell: reason },
    { id: 'attempts', header: t('postbacks.attempts'), align: 'end', cell: ({ attempts }) => number(attempts) },
    {
      id: 'next',
      header: t('postbacks.next'),
      cell: ({ nextAt }) => (nextAt === null ? '' : dateTime(nextAt)),
    },
  ];
}
