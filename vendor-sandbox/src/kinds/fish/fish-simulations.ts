import { type SimulatedGame, theoreticalReturn } from '@marquee/contract/fairness/simulation';
import { drawCatch, RETURN_SCALE } from './catch';
import { SPECIES, type Species } from './species';

/** Return of the games in the middle of the vendors' lists; the chance of a catch scales with it. */
const RETURN_BP = 9_600;

/** Shots at each species; a round is a shot. */
export const fishSimulations: readonly SimulatedGame[] = SPECIES.map((species) => ({
  name: `FISH ${species.id}`,
  theory: theoreticalReturn(oddsOf(species)),
  play: (draw) => drawCatch(species, RETURN_BP, draw),
}));

function oddsOf({ multiplier, prizes }: Species) {
  const catchChance = RETURN_BP / (RETURN_SCALE * multiplier);
  const parts = prizes ?? [{ multiplier, weight: 1 }];
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return [
    { chance: 1 - catchChance, factor: 0 },
    ...parts.map((part) => ({ chance: (catchChance * part.weight) / weights, factor: part.multiplier })),
  ];
}
