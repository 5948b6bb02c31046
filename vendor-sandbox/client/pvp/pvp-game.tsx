import { GameFrame } from '../frame/game-frame';
import { CardTable } from './card-table';
import { PvpRoundView } from './pvp-round-view';
import { PvpRules } from './pvp-rules';
import { RoomScreen } from './room-screen';
import { useOffer } from './use-offer';
import { useTable } from './use-table';

/** Card games between players: fixed-limit hold'em or Teen Patti, by the game list. */
export function PvpGame() {
  const sitting = useTable();
  const offer = useOffer(sitting.table !== null);
  return (
    <GameFrame rules={offer && <PvpRules offer={offer} />} RoundView={PvpRoundView}>
      {sitting.table ? (
        <CardTable sitting={sitting} table={sitting.table} />
      ) : (
        offer && <RoomScreen sitting={sitting} offer={offer} />
      )}
    </GameFrame>
  );
}
