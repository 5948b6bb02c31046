import type { LotteryRun } from '@marquee/contract/calls/lottery-run-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ListOrdered } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import styles from '../lottery.module.css';
import { type RunAction, useRunColumns } from './run-columns';

/** What runs is watched, what has ended is looked up. */
const REFETCH_MS = { underWay: 2_000, ended: 15_000 } as const;

/** `/lottery/settlement`: settlements, corrections and voids with their progress. */
export function RunsPage() {
  const t = useMessages('console');
  return (
    <Stack as="section" gap={5}>
      <PageHeader title={t('lottery.runs.title')} description={t('lottery.runs.description')} />
      <RunList underWay />
      <RunList underWay={false} />
    </Stack>
  );
}

function RunList({ underWay }: { readonly underWay: boolean }) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  const [pending, setPending] = useState<{ action: RunAction; run: LotteryRun } | null>(null);
  const refetchMs = underWay ? REFETCH_MS.underWay : REFETCH_MS.ended;
  const title = t(underWay ? 'lottery.runs.underWay' : 'lottery.runs.ended');
  return (
    <section>
      <h2 className={styles.listTitle}>{title}</h2>
      <PagedTable
        read={useRead('lotteryRuns.list', { underWay, pageNo }, refetchMs)}
        page={pageNo}
        onPageChange={setPageNo}
        caption={title}
        columns={useRunColumns((action, run) => setPending({ action, run }))}
        rowKey={({ runId }) => runId}
        empty={{ icon: <ListOrdered />, title: t(underWay ? 'lottery.runs.noneUnderWay' : 'lottery.runs.none') }}
      />
      {pending && (
        <ReasonDialog
          title={t(`lottery.runs.${pending.action}`)}
          text={t(`lottery.runs.${pending.action}Text`, { issue: pending.run.issue })}
          reads="lotteryRuns.list"
          perform={async (client, reason) => {
            await client.call(`lotteryRuns.${pending.action}`, { runId: pending.run.runId, reason });
            return t(`lottery.runs.${pending.action}Done`);
          }}
          onClose={() => setPending(null)}
        />
      )}
    </section>
  );
}
