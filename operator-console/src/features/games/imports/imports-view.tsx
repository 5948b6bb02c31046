import type { GameImport } from '@marquee/contract/calls/game-import';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, EmptyState, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import { LocalTime } from '../../../lib/layout/local-time';
import { StartPanel } from './start-panel';
import { ImportPanel } from './import-panel';
import { TONES } from './import-state';

/** Requests game lists of vendors, shows their reports and applies them for all brands. */
export function ImportsView() {
  const t = useMessages('console');
  const { data, error, isPending, isFetching, refetch } = useRead('gameImport.overview', {});
  const [selectedId, setSelectedId] = useState<string | null>(null);
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  const imports = data?.imports ?? [];
  const selectedImport = imports.find(({ importId }) => importId === selectedId) ?? imports[0];
  const columns: ReadonlyArray<Column<GameImport>> = [
    { id: 'vendor', header: t('games.vendor'), rowHeader: true, cell: ({ displayName }) => displayName },
    { id: 'at', header: t('games.import.at'), cell: ({ startedAt }) => <LocalTime instant={startedAt} /> },
    { id: 'by', header: t('games.import.by'), cell: ({ startedBy }) => <bdi>{startedBy}</bdi> },
    {
      id: 'state',
      header: t('games.stateLabel'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`games.import.state.${state}`)}</Badge>,
    },
    {
      id: 'open',
      header: t('games.import.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ importId }) => (
        <Button size="sm" onClick={() => setSelectedId(importId)} disabled={importId === selectedImport?.importId}>
          {t('games.import.open')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <StartPanel vendors={data?.vendors ?? []} onStarted={setSelectedId} />
      {selectedImport && <ImportPanel key={selectedImport.importId} gameImport={selectedImport} />}
      <Panel title={t('games.import.latest')} padding="none">
        <DataTable<GameImport>
          caption={t('games.import.latest')}
          columns={columns}
          rows={imports}
          rowKey={({ importId }) => importId}
          loading={isPending}
          density="dense"
          empty={<EmptyState compact icon={<Inbox />} title={t('games.import.noImports')} />}
        />
      </Panel>
    </>
  );
}
