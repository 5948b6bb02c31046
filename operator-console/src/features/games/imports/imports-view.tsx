import type { GameImport } from '@marquee/contract/calls/game-import';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { StartPanel } from './start-panel';
import { ImportPanel } from './import-panel';
import { TONES } from './import-state';

/** Requests game lists of vendors, shows their reports and applies them for all brands. */
export function ImportsView() {
  const t = useMessages('console');
  const read = useRead('gameImport.overview', {});
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const imports = read.data?.imports ?? [];
  const selectedImport = imports.find(({ importId }) => importId === selectedId) ?? imports[0];
  const columns: ReadonlyArray<Column<GameImport>> = [
    {
      id: 'vendor',
      sortValue: ({ displayName }) => displayName,
      header: t('games.vendor'),
      rowHeader: true,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'at',
      sortValue: ({ startedAt }) => startedAt,
      header: t('games.import.at'),
      cell: ({ startedAt }) => <LocalTime instant={startedAt} />,
    },
    {
      id: 'by',
      sortValue: ({ startedBy }) => startedBy,
      header: t('games.import.by'),
      cell: ({ startedBy }) => <bdi>{startedBy}</bdi>,
    },
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
    <Stack gap={5}>
      <StartPanel vendors={read.data?.vendors ?? []} onStarted={setSelectedId} />
      {selectedImport && <ImportPanel key={selectedImport.importId} gameImport={selectedImport} />}
      <LoadedTable<GameImport>
        title={t('games.import.latest')}
        caption={t('games.import.latest')}
        columns={columns}
        read={read}
        rows={imports}
        rowKey={({ importId }) => importId}
        empty={{ icon: <Inbox />, title: t('games.import.noImports') }}
      />
    </Stack>
  );
}
