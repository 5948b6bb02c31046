import { simulatedGames } from '@marquee/contract/fairness/simulated-games';
import type { SimulatedGame } from '@marquee/contract/fairness/simulation';
import { cockfightSimulations } from '../kinds/cockfight/cockfight-simulations';
import { fishSimulations } from '../kinds/fish/fish-simulations';
import { liveSimulations } from '../kinds/live/live-simulations';
import { sportsSimulations } from '../kinds/sports/sports-simulations';
import { slotSimulations } from './slot-simulations';

/** Our own games, and those of the sandbox's vendors as their kinds register them. Each has a name of its own. */
export const allSimulations: readonly SimulatedGame[] = [
  ...simulatedGames,
  ...slotSimulations,
  ...fishSimulations,
  ...liveSimulations,
  ...sportsSimulations,
  ...cockfightSimulations,
];
