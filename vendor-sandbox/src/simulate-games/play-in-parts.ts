import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RoundTotals, SimulatedGame } from '@marquee/contract/fairness/simulation';

export interface PartRequest {
  readonly name: string;
  readonly rounds: number;
  readonly seed: number;
}

/**
 * Plays each game in as many parts as the machine has processors, each in a process of its own and by a seed of its own:
 * the same number of processors plays the same rounds again.
 */
export async function* playInParts(
  games: readonly SimulatedGame[],
  rounds: number,
  firstSeed: number,
): AsyncGenerator<{ readonly game: SimulatedGame; readonly tally: RoundTotals }> {
  const players = Array.from({ length: availableParallelism() }, openPlayer);
  try {
    const share = Math.ceil(rounds / players.length);
    for (const game of games) {
      const tallies = await Promise.all(
        players.map((player, part) =>
          requestPart(player, {
            name: game.name,
            rounds: Math.min(share, rounds - part * share),
            seed: firstSeed + part,
          }),
        ),
      );
      yield { game, tally: tallies.reduce(sumTallies) };
    }
  } finally {
    for (const { child } of players) child.disconnect();
  }
}

interface PartPlayer {
  readonly child: ChildProcess;
  /** Fails when the process ends. */
  readonly exited: Promise<never>;
}

/** Runs a program as every command of the checkout is run: a bare Node does not read its sources. */
const RUNNER = fileURLToPath(new URL('../../../shared/build/bootstrap/run.mjs', import.meta.url));

function openPlayer(): PartPlayer {
  const child = fork(RUNNER, ['vendor-sandbox/src/simulate-games/part.ts']);
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('a part of the simulation ended')));
  exited.catch(() => undefined);
  return { child, exited };
}

async function requestPart({ child, exited }: PartPlayer, request: PartRequest): Promise<RoundTotals> {
  child.send(request);
  const [tally] = (await Promise.race([once(child, 'message'), exited])) as [RoundTotals];
  return tally;
}

const sumTallies = (one: RoundTotals, other: RoundTotals): RoundTotals => ({
  rounds: one.rounds + other.rounds,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});
