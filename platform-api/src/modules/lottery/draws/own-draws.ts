import { ownResult } from '@marquee/contract/lottery/own-draw';
import type pg from 'pg';
import type { Logger } from '../../../platform/logger';
import type { Beacon, BeaconRound } from '../../../platform/beacon';
import { voidUndrawn } from './draw-repository';
import { type DueDraw, readDueDraws, revealDraw } from './own-draw-repository';
import { readSeed } from './seed-chain';

/** A draw whose beacon is late waits so long, and is void then. */
const BEACON_PATIENCE = '10 minutes';
/** Draws of one step; the next step takes the others. */
const MOST = 200;
/** Draws that are made at the same time: many games draw at full minutes, and the pool of connections is small. */
const AT_ONCE = 4;

/** Reason of a void, which is public. */
const NO_BEACON = 'no_beacon';

export interface OwnDraws {
  /**
   * Draws what is due, and publishes what void draws would have drawn. Safe beside other processes: each draw is drawn once.
   * @returns ids of the draws that this process has drawn or ended
   */
  draw(): Promise<bigint[]>;
}

type RoundReader = Pick<Beacon, 'chain' | 'read'>;

export function createOwnDraws(pool: pg.Pool, beacon: RoundReader, log: Logger): OwnDraws {
  async function drawOne(due: DueDraw, { randomness, signature }: BeaconRound): Promise<boolean> {
    const seed = await readSeed(pool, due.chain_id, due.chain_position);
    const result = await ownResult(due.shape, { issue: due.issue, seed, beacon: randomness });
    return revealDraw(pool, due.id, { seed, beacon: randomness, signature, result });
  }

  /** @returns whether this process has ended the draw */
  async function finish(due: DueDraw, round: BeaconRound | null): Promise<boolean> {
    if (round) return drawOne(due, round);
    if (due.state === 'void' || !due.overdue) return false;
    // Never another round: the house could choose among results.
    return voidUndrawn(pool, due.id, NO_BEACON);
  }

  return {
    async draw() {
      const due = await readDueDraws(pool, { chain: beacon.chain, patience: BEACON_PATIENCE, most: MOST });
      const rounds = createRoundReader(beacon, log);
      const ended: bigint[] = [];
      const finishNext = async (): Promise<void> => {
        for (let draw = due.shift(); draw; draw = due.shift()) {
          try {
            if (await finish(draw, await rounds(Number(draw.beacon_round)))) ended.push(draw.id);
          } catch (err) {
            log.error({ err, drawId: String(draw.id) }, 'a lottery draw was not drawn');
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, finishNext));
      return ended;
    },
  };
}

/** Reads each round once: many games share it. An unreachable beacon counts as a round that is not out. */
function createRoundReader(beacon: RoundReader, log: Logger): (round: number) => Promise<BeaconRound | null> {
  const rounds = new Map<number, Promise<BeaconRound | null>>();
  return (round) => {
    let reading = rounds.get(round);
    if (!reading) {
      reading = beacon.read(round).catch((err: unknown) => {
        log.warn({ err, round }, 'the beacon could not be read');
        return null;
      });
      rounds.set(round, reading);
    }
    return reading;
  };
}
