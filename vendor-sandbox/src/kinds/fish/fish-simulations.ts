import { type SimulatedGame, theoryOf } from '@marquee/contract/fairness/simulation';
import { caughtFor, RETURN_SCALE } from './catch';
import { SPECIES, type Species } from './species';

/** Return of the games in the middle of the vendors' lists; the chance of a catch scales with it. */
const RETURN_BP = 9_600;

/** Shots at each species; a round is a shot. */
export const fishSimulations: readonly SimulatedGame[] = SPECIES.map((species) => ({
  name: `FISH ${species.id}`,
  theory: theoryOf(oddsOf(species)),
  play: (draw) => caughtFor(species, RETURN_BP, draw),
}));

function oddsOf({ multiplier, prizes }: Species) {
  const caught = RETURN_BP / (RETURN_SCALE * multiplier);
  const parts = prizes ?? [{ multiplier, weight: 1 }];
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return [
    { chance: 1 - caught, factor: 0 },
    ...parts.map((part) => ({ chance: (caught * part.weight) / weights, factor: part.multiplier })),
  ];
}
