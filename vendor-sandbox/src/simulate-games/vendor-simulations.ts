import type { SimulatedGame } from '@marquee/contract/fairness/simulation';
import { cockfightSimulations } from '../kinds/cockfight/cockfight-simulations';
import { fishSimulations } from '../kinds/fish/fish-simulations';
import { liveSimulations } from '../kinds/live/live-simulations';
import { sportsSimulations } from '../kinds/sports/sports-simulations';
import { slotSimulations } from './slot-simulations';

/** The games of the sandbox's vendors, registered by their kinds. */
export const vendorSimulations: readonly SimulatedGame[] = [
  ...slotSimulations,
  ...fishSimulations,
  ...liveSimulations,
  ...sportsSimulations,
  ...cockfightSimulations,
];
