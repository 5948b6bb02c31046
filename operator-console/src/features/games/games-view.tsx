import type { AdminGame } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Gamepad2 } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { SearchField } from '@marquee/ui/search-field';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../lib/calls';
import { PagedTable } from '../../lib/paging/paged-table';
import { GameDialog } from './game-dialog';
import styles from './games.module.css';
import { StateBadges } from './state-badges';

/** Games of a brand by search text; positioned games come first. */
export function GamesView({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const [keyword, setKeyword] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [changed, setChanged] = useState<AdminGame | null>(null);
  const read = useRead('gameAdmin.games', { brand, pageNo, ...(keyword && { keyword }) });
  const columns: ReadonlyArray<Column<AdminGame>> = [
    { id: 'name', header: t('games.game'), rowHeader: true, cell: ({ gameName }) => gameName },
    { id: 'vendor', header: t('games.vendor'), cell: ({ vassalage }) => <code>{vassalage}</code> },
    { id: 'type', header: t('games.type'), cell: ({ gameType }) => t(`games.types.${gameType}`) },
    { id: 'position', header: t('games.position'), align: 'end', cell: ({ position }) => position },
    { id: 'hot', header: t('games.hot'), cell: ({ hot }) => hot && <Badge tone="hot">{t('games.hot')}</Badge> },
    { id: 'state', header: t('games.stateLabel'), cell: (game) => <StateBadges {...game} /> },
    {
      id: 'change',
      header: t('games.change'),
      headerHidden: true,
      align: 'end',
      cell: (game) => (
        <Button size="sm" onClick={() => setChanged(game)}>
          {t('games.change')}
        </Button>
      ),
    },
  ];
  const search = (text: string) => {
    setKeyword(text);
    setPageNo(1);
  };
  return (
    <Stack gap={5}>
      <div className={styles.filters}>
        <SearchField label={t('games.search')} value={keyword} maxLength={80} onSearch={search} />
      </div>
      <PagedTable
        read={read}
        page={pageNo}
        onPageChange={setPageNo}
        caption={t('games.view.games')}
        columns={columns}
        rowKey={({ nodeId }) => String(nodeId)}
        empty={{ icon: <Gamepad2 />, title: t('games.none') }}
      />
      {changed && <GameDialog brand={brand} game={changed} onClose={() => setChanged(null)} />}
    </Stack>
  );
}
