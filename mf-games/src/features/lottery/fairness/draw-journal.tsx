import { useCall, useFailureTexts, useFormat, useMessages, usePagingTexts, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { ShortResult } from '../results/short-result';
import { useIssueName } from '../results/use-issue-name';
import { fairnessAddress } from './fairness-address';
import styles from './fairness.module.css';
import type { DrawProof } from './use-draw-check';
import { VoidReason } from './void-reason';

const PAGE_SIZE = 20;

/** What was published of a lottery's own draws, voids included, the latest first. */
export function DrawJournal({ gameCode }: { readonly gameCode: string }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const journal = useCall('lottery.proof', { gameCode, page, pageSize: PAGE_SIZE }, { keepPrevious: true });
  const failureTexts = useFailureTexts();
  const issueName = useIssueName();
  const pagingTexts = usePagingTexts();
  useTopic('lottery.result', (event) => {
    if (event.gameCode === gameCode && page === 1) void journal.refetch();
  });
  const { data, error } = journal;
  const columns: ReadonlyArray<Column<DrawProof>> = [
    {
      id: 'issue',
      header: t('trend.issue'),
      rowHeader: true,
      cell: ({ issue }) => (
        <Link className={styles.link} to={fairnessAddress({ gameCode, issue })}>
          {issueName({ gameCode, issue })}
        </Link>
      ),
    },
    {
      id: 'time',
      header: t('fairness.drawn'),
      cell: ({ drawsAt }) => <time dateTime={drawsAt}>{dateTime(drawsAt)}</time>,
    },
    {
      id: 'hash',
      header: t('fairness.hash'),
      cell: ({ seedHash }) => (
        <code className={styles.hash} title={seedHash}>
          {seedHash.slice(0, 16)}…
        </code>
      ),
    },
    {
      id: 'result',
      header: t('record.result'),
      cell: ({ result, shape, voidReason }) => (
        <span className={styles.cell}>
          {result ? <ShortResult result={result} shape={shape} /> : t('fairness.waiting')}
          {voidReason !== null && <VoidReason reason={voidReason} />}
        </span>
      ),
    },
  ];
  return (
    <section className={styles.panel}>
      <h2>{t('fairness.journal')}</h2>
      <DataTable<DrawProof>
        caption={t('fairness.journal')}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={({ issue }) => issue}
        loading={journal.isPending}
        narrow="cards"
        empty={<EmptyState compact icon={<ShieldCheck />} title={t('fairness.none')} />}
        error={
          error && !data ? (
            <ErrorState compact {...failureTexts(error)} onRetry={() => void journal.refetch()} />
          ) : undefined
        }
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={page} onPageChange={setPage} />}
    </section>
  );
}
