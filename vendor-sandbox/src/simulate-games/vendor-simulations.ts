import type { SimulatedGame } from '@marquee/contract/fairness/simulation';
import { liveSimulations } from '../kinds/live/live-simulations';

/** The games of the sandbox's vendors, registered by their kinds. */
export const vendorSimulations: readonly SimulatedGame[] = [...liveSimulations];
