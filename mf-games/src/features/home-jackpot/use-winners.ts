import { WINNERS_LIMIT } from '@marquee/contract/constants';
import type { Winner } from '@marquee/contract/entities/game';
import { gamePicturePath } from '@marquee/contract/game-picture';
import { useCall, useLanguage, useTopic } from '@marquee/kit';
import { useMemo, useState } from 'react';
import { rankWinners } from './rank-winners';

const STALE_MS = 60_000;

/** The winners board, updated by the live stream. */
export function useWinners() {
  const board = useCall('games.winners', { language: useLanguage(), limitNum: WINNERS_LIMIT }, { staleMs: STALE_MS });
  const [liveWins, setLiveWins] = useState<readonly Winner[]>([]);
  useTopic('games.winner', (event) => {
    const winner = { ...event, iconUrl: gamePicturePath(event.gameId) };
    setLiveWins((current) => [winner, ...current].slice(0, WINNERS_LIMIT));
  });
  const ranked = useMemo(() => rankWinners(board.data ?? [], liveWins), [board.data, liveWins]);
  return { board, ranked, latest: liveWins[0] };
}
