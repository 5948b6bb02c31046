import { useLocation } from 'react-router-dom';
import { SeaRoom } from '../sea/sea-room';
import { VietnamRoom } from '../vietnam/vietnam-room';
import { RoomPage } from './room-page';

/** `/vnlottery?gameCode=`: the North, the Centre or the South; `/sealottery?gameCode=`: Thailand, Laos, Hanoi, 4D and six digits. */
export default function OfficialRoomPage() {
  const { pathname } = useLocation();
  return pathname === '/vnlottery' ? (
    <RoomPage area="VN" path="/vnlottery">
      {(game) => <VietnamRoom key={game.gameCode} game={game} />}
    </RoomPage>
  ) : (
    <RoomPage area="SEA" path="/sealottery">
      {(game) => <SeaRoom key={game.gameCode} game={game} />}
    </RoomPage>
  );
}
