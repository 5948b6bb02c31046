import type { CallValue } from '@marquee/contract/calls/index';
import { HOME_ROW_MAX_ITEMS } from '@marquee/contract/constants';
import { useFormat, useMessages, useShell } from '@marquee/kit';
import { Rail } from '@marquee/ui';
import type { MouseEvent } from 'react';
import { GameCard } from '../game-card/game-card';
import type { CardTools } from '../game-card/use-card-tools';

export type GameRowData = CallValue<'games.homeLanes'>['lanes'][number];

interface GameRowProps {
  readonly row: GameRowData;
  readonly tools: CardTools;
}

const VENDOR_CARD_WIDTH = 'clamp(13rem, 21vw, 18rem)';

/** One row of the home page with a link to the whole list. */
export function GameRow({ row, tools }: GameRowProps) {
  const t = useMessages('games');
  const { number } = useFormat();
  const shell = useShell();
  const isVendors = row.kind === 'vendors';
  const href = `/${row.gameType}${row.vendor && !isVendors ? `?vassalage=${row.vendor.vassalage}` : ''}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shell.navigate(href);
  };
  const type = t(`type.${row.gameType}`);
  return (
    <Rail
      title={row.vendor && !isVendors ? t('rows.ofVendor', { type, vendor: row.vendor.displayName }) : type}
      more={{ label: t('rows.more', { count: row.total, total: number(row.total) }), href, onClick: follow }}
      previousLabel={t('carousel.previous')}
      nextLabel={t('carousel.next')}
      hasArrows={row.total > HOME_ROW_MAX_ITEMS}
      itemWidth={isVendors ? VENDOR_CARD_WIDTH : undefined}
    >
      {row.games.slice(0, HOME_ROW_MAX_ITEMS).map((game) => (
        <GameCard key={game.nodeId} game={game} tools={tools} wide={isVendors} />
      ))}
    </Rail>
  );
}
