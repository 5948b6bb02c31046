import { simulatedGames } from '@marquee/contract/fairness/simulated-games';
import { type SimulatedGame, simulate } from '@marquee/contract/fairness/simulation';
import { vendorSimulations } from './vendor-simulations';

const ROUNDS = 10_000_000;
const SEED = 2026;

const percent = (value: number): string => `${(100 * value).toFixed(3)} %`;

/**
 * `pnpm simulate:games [part of a name] [rounds]`: plays every game of ours and of the sandbox's vendors, ten million rounds
 * each, and compares what it returned with its theory. Ends with 1 when one lies outside of its 99 % band.
 */
function run(games: readonly SimulatedGame[], wanted: string, rounds: number): void {
  const chosen = games.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  let outside = 0;
  for (const game of chosen) {
    const { name, returned, expected, band, isWithin } = simulate(game, rounds, SEED);
    if (!isWithin) outside += 1;
    const figures = `${percent(returned).padStart(10)}  theory ${percent(expected)} ± ${percent(band)}`;
    process.stdout.write(`${isWithin ? 'within ' : 'OUTSIDE'}  ${name.padEnd(34)} ${figures}\n`);
  }
  process.stdout.write(`${chosen.length} games, ${rounds} rounds each, ${outside} outside of their 99 % band\n`);
  process.exitCode = outside > 0 || chosen.length === 0 ? 1 : 0;
}

const [first = '', second] = process.argv.slice(2);
const isNumber = /^\d+$/.test(first);
run([...simulatedGames, ...vendorSimulations], isNumber ? '' : first, Number(isNumber ? first : (second ?? ROUNDS)));
