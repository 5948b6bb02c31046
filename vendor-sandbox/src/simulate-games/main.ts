import { compareWithTheory, type SimulatedGame } from '@marquee/contract/fairness/simulation';
import { playInParts } from './play-in-parts';
import { allSimulations } from './all-simulations';

const ROUNDS = 10_000_000;
const SEED = 2026;

const percent = (value: number): string => `${(100 * value).toFixed(3)} %`;

/**
 * `pnpm simulate:games [part of a name] [rounds] [seed]`: plays every game of ours and of the sandbox's vendors, ten million
 * rounds each, and compares what it returned with its theory. Ends with 1 when one lies outside of its 99 % band.
 */
async function run(games: readonly SimulatedGame[], rounds: number, seed: number): Promise<void> {
  let outside = 0;
  for await (const { game, tally } of playInParts(games, rounds, seed)) {
    const { name, returned, expected, band, isWithin } = compareWithTheory(game, tally);
    if (!isWithin) outside += 1;
    const figures = `${percent(returned).padStart(10)}  theory ${percent(expected)} ± ${percent(band)}`;
    process.stdout.write(`${isWithin ? 'within ' : 'OUTSIDE'}  ${name.padEnd(34)} ${figures}\n`);
  }
  process.stdout.write(`${games.length} games, ${rounds} rounds each, ${outside} outside of their 99 % band\n`);
  process.exitCode = outside > 0 || games.length === 0 ? 1 : 0;
}

const [firstArgument = '', ...otherArguments] = process.argv.slice(2);
const isNumber = /^\d+$/.test(firstArgument);
const [rounds = ROUNDS, seed = SEED] = (isNumber ? [firstArgument, ...otherArguments] : otherArguments).map(Number);
const nameFilter = (isNumber ? '' : firstArgument).toLowerCase();
const games = allSimulations.filter(({ name }) => name.toLowerCase().includes(nameFilter));
await run(games, rounds, seed);
