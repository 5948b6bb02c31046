import { startClient } from '../frame/start-client';
import type { Messages } from '../frame/texts';
import './slots.css';
import { RoundView } from './round-view';
import { SlotsGame } from './slots-game';

void startClient({
  kind: 'slots',
  messages: (language) => import(`./messages/${language}.json`) as Promise<{ default: Messages }>,
  Game: SlotsGame,
  RoundView,
});
