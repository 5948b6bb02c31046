import { useLocation } from 'react-router-dom';
import FastLobby from './fast-lobby.page';
import LotteryEntry from './lottery-entry.page';

/** `/lottery`, and `/lott` and `/elott` that lead into the lobbies. */
export default function LobbyPage() {
  return useLocation().pathname === '/lottery' ? <FastLobby /> : <LotteryEntry />;
}
