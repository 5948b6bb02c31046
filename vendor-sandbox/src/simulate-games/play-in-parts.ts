import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { playRounds, type SimulatedGame, type RoundTotals } from '@marquee/contract/fairness/simulation';

interface PartRequest {
  readonly index: number;
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
    for (const [index, game] of games.entries()) {
      const tallies = await Promise.all(
        players.map((player, part) =>
          requestPart(player, { index, rounds: Math.min(share, rounds - part * share), seed: firstSeed + part }),
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

function openPlayer(): PartPlayer {
  const child = fork(process.argv[1] ?? '', process.argv.slice(2));
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

/** Plays the parts that the parent process requests, until it disconnects. */
export function playPart(games: readonly SimulatedGame[]): void {
  process.on('message', ({ index, rounds, seed }: PartRequest) => {
    const game = games[index];
    if (game) process.send?.(playRounds(game, rounds, seed));
  });
}
