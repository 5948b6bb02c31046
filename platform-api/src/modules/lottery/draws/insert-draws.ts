import type { Queryable } from '../../../platform/database';
import type { PlannedDraw } from '../calendar/plan-draws';
import { type BeaconChain, beaconRoundOf } from '../../../platform/beacon';
import type { Lottery } from './lottery-repository';
import { insertDrawRows } from './draw-repository';
import { takeCommitments } from './seed-chain';

/**
 * Inserts draws; those of a game of our own with the next seeds and the rounds of the beacon.
 * @param beaconChain null: the game is not one of our own
 * @returns how many were new
 */
export async function insertDraws(
  client: Queryable,
  { id, source }: Pick<Lottery, 'id' | 'source'>,
  plans: readonly PlannedDraw[],
  beaconChain: BeaconChain | null,
): Promise<number> {
  const commitments = source === 'own' ? await takeCommitments(client, id, plans.length) : [];
  const rows = plans.map(({ issue, station, opensAt, closesAt, drawsAt }, index) => {
    const commitment = commitments[index];
    return {
      issue,
      station,
      opens_at: opensAt,
      closes_at: closesAt,
      draws_at: drawsAt,
      ...(commitment && {
        seed_hash: `\\x${commitment.seedHash}`,
        chain_id: commitment.chainId,
        chain_position: commitment.position,
        beacon_chain: beaconChain,
        beacon_round: beaconRoundOf(closesAt),
      }),
    };
  });
  return insertDrawRows(client, id, rows);
}
