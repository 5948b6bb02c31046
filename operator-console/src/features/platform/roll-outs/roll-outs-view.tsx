import type { RollOut } from '@marquee/contract/calls/roll-outs';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Rocket } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { useRollOutColumns } from './roll-out-columns';
import { RollOutDialog } from './roll-out-dialog';
import styles from './roll-outs.module.css';

/** How often the counters are refetched. */
const REFETCH_MS = 15_000;

/** The roll-outs of the operator's brands: start one, watch it, stop it. */
export function RollOutsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, brandChoice } = useBrandPage();
  const [isOrdering, setOrdering] = useState(false);
  const [stopped, setStopped] = useState<RollOut | null>(null);
  return (
    <>
      <div className={styles.bar}>
        <div className={forms.filters}>
          <Segmented {...brandChoice} />
        </div>
        <Button variant="primary" onClick={() => setOrdering(true)}>
          {t('rollOuts.start')}
        </Button>
      </div>
      <PagedTable
        read={useRead('rollOuts.list', request, REFETCH_MS)}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('rollOuts.title')}
        columns={useRollOutColumns(setStopped)}
        rowKey={({ rollOutId }) => rollOutId}
        empty={{ icon: <Rocket />, title: t('rollOuts.none') }}
      />
      {isOrdering && <RollOutDialog onClose={() => setOrdering(false)} />}
      {stopped && (
        <ReasonDialog
          title={t('rollOuts.stop')}
          text={t('rollOuts.stopText', { remote: stopped.remote, brand: stopped.brand })}
          reads="rollOuts.list"
          perform={async (client, reason) => {
            await client.call('rollOuts.stop', { rollOutId: stopped.rollOutId, reason });
            return t('rollOuts.stopped');
          }}
          onClose={() => setStopped(null)}
        />
      )}
    </>
  );
}
