import { startClient } from '../frame/start-client';
import type { Messages } from '../frame/texts';
import './cockfight.css';
import { Ring } from './ring';
import { FightRoundView } from './round-view';

void startClient({
  kind: 'cockfight',
  messages: (language) => import(`./messages/${language}.json`) as Promise<{ default: Messages }>,
  Game: Ring,
  RoundView: FightRoundView,
});
