import { rollOutStepsSchema } from '@marquee/contract/roll-out';

/** The shares of "1, 10, 50, 100"; null unless they are whole, rise and end with 100. */
export function parseShares(text: string): number[] | null {
  const shares = text.split(',').map((part) => (/^\s*\d{1,3}\s*$/.test(part) ? Number(part) : Number.NaN));
  const steps = shares.map((percent) => ({ percent, minMinutes: 0, minLoads: 0 }));
  return rollOutStepsSchema.safeParse(steps).success ? shares : null;
}
