import { startClient } from '../frame/start-client';
import type { Messages } from '../frame/texts';
import { LiveGame } from './live-game';
import { LiveRound } from './round/live-round';
import './theme.css';

void startClient({
  kind: 'live',
  messages: (language) => import(`./messages/${language}.json`) as Promise<{ default: Messages }>,
  Game: LiveGame,
  RoundView: LiveRound,
});
