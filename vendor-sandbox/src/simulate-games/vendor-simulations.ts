import type { SimulatedGame } from '@marquee/contract/fairness/simulation';

/** The games of the sandbox's vendors, registered by their kinds. */
export const vendorSimulations: readonly SimulatedGame[] = [];
