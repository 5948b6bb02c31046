import { useEffect, useState } from 'react';
import { GameFrame } from '../frame/game-frame';
import { usePlay } from '../frame/play-context';
import { applyColours } from './game-colours';
import { Paytable } from './paytable';
import { RoundView } from './round-view';
import type { SlotGame } from './slot-game';
import { SlotsTable } from './slots-table';

/** Loads what the game is like, then lets it be played. */
export function SlotsGame() {
  const { api, session, fail } = usePlay();
  const [game, setGame] = useState<SlotGame | null>(null);
  useEffect(() => {
    applyColours(session.gameCode);
    api.get<SlotGame>('/game').then(setGame, fail);
  }, [api, session, fail]);
  return (
    <GameFrame rules={game && <Paytable game={game} />} RoundView={RoundView}>
      {game && <SlotsTable game={game} />}
    </GameFrame>
  );
}
