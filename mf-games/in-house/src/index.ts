import '@marquee/ui/tokens/faces.css';
import '@marquee/ui/tokens/index.css';
import { startGame } from './app/start-game';

void startGame(window.location);
