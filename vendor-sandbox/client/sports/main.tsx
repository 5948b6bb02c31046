import { startClient } from '../frame/start-client';
import type { Messages } from '../frame/texts';
import { SportsRoundView } from './round-view';
import './sports.css';
import { Sportsbook } from './sportsbook';

void startClient({
  kind: 'sports',
  messages: (language) => import(`./messages/${language}.json`) as Promise<{ default: Messages }>,
  Game: Sportsbook,
  RoundView: SportsRoundView,
});
