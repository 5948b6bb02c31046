import type { Raffle } from '@marquee/contract/calls/prizes';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { isRoundSigned } from '@marquee/contract/lottery/draw-proof';
import { raffleNumbers } from '@marquee/contract/prizes/raffle-draw';

/** Draws again by the revealed seed and the beacon's round: the same numbers win, in the same order. */
export async function isRaffleProven({ seed, seedHash, beacon, sold, prizes, winners }: Raffle): Promise<boolean> {
  const { round, randomness, signature, publicKey } = beacon;
  if (seed === null || randomness === null || (await sha256Hex(seed)) !== seedHash) return false;
  // Draws of older releases kept no signature.
  if (signature !== null && !(await isRoundSigned({ round, randomness, signature, publicKey }))) return false;
  const places = prizes.reduce((sum, prize) => sum + prize.places, 0);
  const numbers = await raffleNumbers({ seed, beacon: randomness }, sold, places);
  return numbers.length === winners.length && numbers.every((number, index) => winners[index]?.number === number);
}
