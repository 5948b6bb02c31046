import type { WheelDraw } from '@marquee/contract/calls/prizes';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { drawPrize } from '@marquee/contract/prizes/wheel-draw';

/** Draws again with the code that the server ran: the seed fits the hash shown before, and stops at the same prize. */
export async function isDrawProven({ stoppedAt, proof }: WheelDraw): Promise<boolean> {
  const { serverSeed, serverSeedHash, clientSeed, nonce, table } = proof;
  if (serverSeed === null || (await sha256Hex(serverSeed)) !== serverSeedHash) return false;
  const { prizeId } = await playFairly({ serverSeed, clientSeed, nonce }, (draw) => drawPrize(table, draw));
  return prizeId === stoppedAt;
}
