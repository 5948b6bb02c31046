import { type SimulatedGame, theoreticalReturn } from '@marquee/contract/fairness/simulation';
import { DRAWS_OF_100, drawWinner, resultOf, type Pick, type Pools } from './pool';

const STAKE = 1_000_000;
const SIDE_CHANCE = (100 - DRAWS_OF_100) / 200;
const CHANCES = { meron: SIDE_CHANCE, wala: SIDE_CHANCE, draw: DRAWS_OF_100 / 100 } as const;

/** Against even pools that the stake does not move. */
function bet(pick: Pick): SimulatedGame {
  const pools: Pools = { meron: 5_000 * STAKE, wala: 5_000 * STAKE, draw: 0 };
  const factorOf = (winner: Pick): number => {
    const end = resultOf(pick, STAKE, pools, winner);
    return end.kind === 'settled' ? end.payout / STAKE : 1;
  };
  const odds = Object.entries(CHANCES).map(([winner, chance]) => ({ chance, factor: factorOf(winner as Pick) }));
  return { name: `COCKFIGHT ${pick}`, theory: theoreticalReturn(odds), play: (draw) => factorOf(drawWinner(draw)) };
}

export const cockfightSimulations: readonly SimulatedGame[] = [bet('meron'), bet('draw')];
