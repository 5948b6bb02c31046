import { type Prize, type Species, SPECIES } from './species';

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
export function caughtFor(species: Species, returnBp: number, draw: Draw): number {
  if (draw(RETURN_SCALE * species.multiplier) >= returnBp) return 0;
  return species.prizes ? prizeOf(species.prizes, draw) : species.multiplier;
}

function prizeOf(prizes: readonly Prize[], draw: Draw): number {
  let left = draw(prizes.reduce((sum, { weight }) => sum + weight, 0));
  for (const { multiplier, weight } of prizes) {
    if (left < weight) return multiplier;
    left -= weight;
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

/** Variance of what one price brings at a fish. */
export function varianceOf(species: Species, returnBp: number): number {
  const prizes = species.prizes ?? [{ multiplier: species.multiplier, weight: 1 }];
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const square = prizes.reduce((sum, { multiplier, weight }) => sum + multiplier ** 2 * weight, 0) / weights;
  return (returnBp / (RETURN_SCALE * species.multiplier)) * square - (returnBp / RETURN_SCALE) ** 2;
}

export interface Simulated {
  readonly rounds: number;
  /** Share of the stakes that came back. */
  readonly returned: number;
  readonly expected: number;
  /** Half the width of the band that holds 99 of 100 simulations. */
  readonly band: number;
}

/** Fires at all species in turn. @param rounds shots */
export function simulateFish(rounds: number, returnBp: number, draw: Draw): Simulated {
  let paid = 0;
  for (let round = 0; round < rounds; round += 1)
    paid += caughtFor(SPECIES[round % SPECIES.length] as Species, returnBp, draw);
  const variance = SPECIES.reduce((sum, species) => sum + varianceOf(species, returnBp), 0) / SPECIES.length;
  return {
    rounds,
    returned: paid / rounds,
    expected: returnBp / RETURN_SCALE,
    band: 2.576 * Math.sqrt(variance / rounds),
  };
}
