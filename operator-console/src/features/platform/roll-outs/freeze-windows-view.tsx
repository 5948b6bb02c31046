import type { FreezeWindow } from '@marquee/contract/calls/roll-outs';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Pause } from '@marquee/ui/icons';
import { Muted } from '@marquee/ui/layout';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { FreezeWindowDialog } from './freeze-window-dialog';
import styles from './roll-outs.module.css';

/** Times in which no release moves forward. */
export function FreezeWindowsView() {
  const t = useMessages('console');
  const read = useRead('freezeWindows.list', {});
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<FreezeWindow | null>(null);
  return (
    <>
      <div className={styles.bar}>
        <Muted as="p">{t('rollOuts.freezeText')}</Muted>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('rollOuts.freeze')}
        </Button>
      </div>
      <LoadedTable<FreezeWindow>
        caption={t('rollOuts.view.freeze')}
        columns={useWindowColumns(setRemoved)}
        read={read}
        rows={read.data}
        rowKey={({ windowId }) => windowId}
        density="comfortable"
        empty={{ icon: <Pause />, title: t('rollOuts.noWindows') }}
      />
      {isAdding && <FreezeWindowDialog onClose={() => setAdding(false)} />}
      {removed && (
        <ReasonDialog
          title={t('rollOuts.remove')}
          text={t('rollOuts.removeText')}
          reads="freezeWindows.list"
          perform={async (client, reason) => {
            await client.call('freezeWindows.remove', { windowId: removed.windowId, reason });
            return t('rollOuts.removed');
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function useWindowColumns(onRemove: (window: FreezeWindow) => void): ReadonlyArray<Column<FreezeWindow>> {
  const t = useMessages('console');
  return [
    {
      id: 'from',
      sortValue: ({ startsAt }) => startsAt,
      header: t('rollOuts.from'),
      rowHeader: true,
      cell: ({ startsAt }) => <LocalTime instant={startsAt} />,
    },
    {
      id: 'to',
      sortValue: ({ endsAt }) => endsAt,
      header: t('rollOuts.to'),
      cell: ({ endsAt }) => <LocalTime instant={endsAt} />,
    },
    {
      id: 'brand',
      sortValue: ({ brand }) => brand,
      header: t('remotes.brand'),
      cell: ({ brand }) => brand ?? t('audit.all'),
    },
    {
      id: 'by',
      header: t('freeBets.by'),
      cell: ({ createdBy, reason }) => (
        <span dir="auto">
          {createdBy}: {reason}
        </span>
      ),
    },
    {
      id: 'act',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (window) => (
        <Button size="sm" onClick={() => onRemove(window)}>
          {t('rollOuts.remove')}
        </Button>
      ),
    },
  ];
}
