import { startClient } from '../frame/start-client';
import type { Messages } from '../frame/texts';
import { FishGame } from './fish-game';
import { FishRoundView } from './fish-round-view';
import './theme.css';

void startClient({
  kind: 'fish',
  messages: (language) => import(`./messages/${language}.json`) as Promise<{ default: Messages }>,
  Game: FishGame,
  RoundView: FishRoundView,
});
