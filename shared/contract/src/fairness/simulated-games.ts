import { CRASH_EDGE, crashPayout, crashPointOf } from './crash';
import { dice, diceTarget } from './dice';
import type { FairDraw } from './fair-draw';
import type { SingleBetGame } from './instant';
import { keno } from './keno';
import { limbo } from './limbo';
import { MINES_CELLS, minesPayout, placeMines } from './mines';
import { plinko } from './plinko';
import { type SimulatedGame, theoreticalReturn } from './simulation';
import { simulatedTables } from './simulated-tables';
import { wheel } from './wheel';

/** Large enough that cutting to a whole unit is not seen. */
const STAKE = 1_000_000_000n;
const factorOf = (payout: bigint): number => Number(payout) / Number(STAKE);

function single<Options extends object, Outcome extends object>(
  rule: SingleBetGame<Options, Outcome>,
  label: string,
  options: Options,
): SimulatedGame {
  return {
    name: `${rule.code} ${label}`,
    theory: theoreticalReturn(rule.odds(options)),
    play: (draw) => factorOf(rule.payout(STAKE, options, rule.play(draw, options))),
  };
}

/** Opens the same cells every round: where they lie makes no difference. */
function mines(count: number, picks: number): SimulatedGame {
  const factor = factorOf(minesPayout(STAKE, count, picks));
  let chance = 1;
  for (let pick = 0; pick < picks; pick++) chance *= (MINES_CELLS - count - pick) / (MINES_CELLS - pick);
  return {
    name: `MINES ${count} mines, ${picks} opened`,
    theory: theoreticalReturn([{ chance, factor }]),
    play: (draw) => (placeMines(draw, count).every((cell) => cell >= picks) ? factor : 0),
  };
}

const HALF = 2 ** 26;
const uniform = (draw: FairDraw): number => (draw(HALF) * HALF + draw(HALF)) / 2 ** 52;

function crash(cashOutHundredths: number): SimulatedGame {
  const factor = factorOf(crashPayout(STAKE, cashOutHundredths));
  return {
    name: `CRASH out at ${cashOutHundredths / 100}`,
    theory: theoreticalReturn([{ chance: (100 * (1 - CRASH_EDGE)) / cashOutHundredths, factor }]),
    play: (draw) => (crashPointOf(uniform(draw)) >= cashOutHundredths ? factor : 0),
  };
}

/** The in-house games, each in ways that differ in what they return how often. */
export const simulatedGames: readonly SimulatedGame[] = [
  crash(150),
  crash(1_000),
  mines(3, 3),
  mines(10, 5),
  single(dice, 'at 50 %', { target: diceTarget(5_000, true), over: true }),
  single(dice, 'at 1 %', { target: diceTarget(100, false), over: false }),
  single(limbo, 'to 2', { target: 200 }),
  single(limbo, 'to 100', { target: 10_000 }),
  single(plinko, '8 rows, low', { rows: 8, risk: 'low' }),
  single(plinko, '12 rows, medium', { rows: 12, risk: 'medium' }),
  single(plinko, '16 rows, high', { rows: 16, risk: 'high' }),
  single(wheel, '10 segments, low', { segments: 10, risk: 'low' }),
  single(wheel, '30 segments, medium', { segments: 30, risk: 'medium' }),
  single(wheel, '50 segments, high', { segments: 50, risk: 'high' }),
  single(keno, '3 picks, low', { picks: [4, 17, 33], risk: 'low' }),
  single(keno, '6 picks, medium', { picks: [1, 2, 3, 4, 5, 6], risk: 'medium' }),
  single(keno, '10 picks, high', { picks: [3, 7, 11, 15, 19, 23, 27, 31, 35, 39], risk: 'high' }),
  ...simulatedTables,
];
