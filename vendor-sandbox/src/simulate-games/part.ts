import { playRounds } from '@marquee/contract/fairness/simulation';
import type { PartRequest } from './play-in-parts';
import { allSimulations } from './all-simulations';

/** A process of its own that plays the parts that its parent requests, until that disconnects. */
process.on('message', ({ name, rounds, seed }: PartRequest) => {
  const game = allSimulations.find((simulation) => simulation.name === name);
  if (game) process.send?.(playRounds(game, rounds, seed));
});
