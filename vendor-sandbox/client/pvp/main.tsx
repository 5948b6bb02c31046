import { startClient } from '../frame/start-client';
import type { Messages } from '../frame/texts';
import { PvpGame } from './pvp-game';
import { PvpRoundView } from './pvp-round-view';
import './theme.css';

void startClient({
  kind: 'pvp',
  messages: (language) => import(`./messages/${language}.json`) as Promise<{ default: Messages }>,
  Game: PvpGame,
  RoundView: PvpRoundView,
});
