import type { LotteryMenuEntry, OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { useCall, useTopic } from '@marquee/kit';
import { useState } from 'react';
import { announcedDraw } from '../room/announced-draws';

type Area = LotteryMenuEntry['area'];

/** The lotteries of the brand, kept up to date by the live stream: results are taken from it, new issues read again. */
export function useLobby() {
  const menu = useCall('lottery.vnMenu', {});
  const [drawn, setDrawn] = useState<ReadonlyMap<string, OpenedDraw>>(new Map());
  const refetch = () => void menu.refetch();
  const skewMs = menu.data ? Date.parse(menu.data.serverTime) - menu.dataUpdatedAt : 0;
  useTopic('lottery.result', (event) => {
    const draw = announcedDraw(event, new Date(Date.now() + skewMs).toISOString());
    setDrawn((current) => new Map(current).set(event.gameCode, draw));
  });
  useTopic('lottery.issue', ({ state }) => {
    if (state === 'open') refetch();
  });
  const games = menu.data?.games.map((game) => withLatest(game, drawn.get(game.gameCode)));
  return {
    games,
    gamesOf: (area: Area) => games?.filter((game) => game.area === area),
    error: menu.error,
    refetch,
    /** The server's clock minus the browser's. */
    skewMs,
  };
}

/** Issues of a game grow in their order. */
const withLatest = (game: LotteryMenuEntry, drawn: OpenedDraw | undefined): LotteryMenuEntry =>
  drawn && drawn.issue > (game.last?.issue ?? '') ? { ...game, last: drawn } : game;
