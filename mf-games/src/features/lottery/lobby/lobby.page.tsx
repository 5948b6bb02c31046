import { useLocation } from 'react-router-dom';
import FastLobby from './fast-lobby.page';
import LotteryEntry from './lottery-entry.page';
import { OfficialLobby } from './official-lobby';

/** `/lottery`, `/vnLottery` and `/seaLottery`; `/lott` and `/elott` lead into them. */
export default function LobbyPage() {
  const { pathname } = useLocation();
  if (pathname === '/lottery') return <FastLobby />;
  if (pathname === '/vnLottery') return <OfficialLobby area="VN" />;
  if (pathname === '/seaLottery') return <OfficialLobby area="SEA" />;
  return <LotteryEntry />;
}
