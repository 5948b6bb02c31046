import { GameFrame } from '../frame/game-frame';
import { PokerTable } from './poker-table';
import { PvpRoundView } from './pvp-round-view';
import { PvpRules } from './pvp-rules';
import { RoomScreen } from './room-screen';
import { useTable } from './use-table';

/** Fixed-limit hold'em between players. */
export function PvpGame() {
  const sitting = useTable();
  return (
    <GameFrame rules={<PvpRules />} RoundView={PvpRoundView}>
      {sitting.table ? <PokerTable sitting={sitting} table={sitting.table} /> : <RoomScreen sitting={sitting} />}
    </GameFrame>
  );
}
