/** Units of a currency that equal one unit of a vendor's game list. A list is the same for all brands. */
const LIST_UNITS: Readonly<Record<string, number>> = { BDT: 1, VND: 1_000 };

/**
 * The factor by which amounts of a vendor's game list (`min_bet`) are multiplied for players of a currency.
 * @param currency ISO code, or `XXX` of demo play
 * @returns 1 for a currency without a factor of its own
 */
export const listUnitIn = (currency: string): number => LIST_UNITS[currency] ?? 1;
