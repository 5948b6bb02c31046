import type { Prize, Species } from './species';

/** A whole number from 0 to `below` - 1, each as likely as the others. */
export type Draw = (below: number) => number;

/** Shares of returns, of 10,000. */
export const RETURN_SCALE = 10_000;

/**
 * Whether a hit catches, and what it then pays in prices of the shot; 0 when the fish gets away.
 *
 * The chance of a catch is return / multiplier: `returnBp` of `10,000 x multiplier` equal numbers. So each shot returns the same
 * share on average, at whatever fish and with whatever cannon it is fired, exactly.
 * @param returnBp the game's return to player, of 10,000
 */
export function drawCatch(species: Species, returnBp: number, draw: Draw): number {
  if (draw(RETURN_SCALE * species.multiplier) >= returnBp) return 0;
  return species.prizes ? prizeOf(species.prizes, draw) : species.multiplier;
}

function prizeOf(prizes: readonly Prize[], draw: Draw): number {
  let remaining = draw(prizes.reduce((sum, { weight }) => sum + weight, 0));
  for (const { multiplier, weight } of prizes) {
    if (remaining < weight) return multiplier;
    remaining -= weight;
  }
  throw new RangeError('prizes do not cover their weights');
}

/** Share of a stake that comes back on average, computed from the chances themselves. */
export function returnOf(species: Species, returnBp: number): number {
  const prizes = species.prizes ?? [{ multiplier: species.multiplier, weight: 1 }];
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = prizes.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0) / weights;
  return (returnBp / (RETURN_SCALE * species.multiplier)) * mean;
}
