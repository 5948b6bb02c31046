import { playCards } from './card-crowd';
import { playCrash } from './crash-crowd';
import type { CrowdParts } from './crowd-parts';
import { playLotteries } from './lottery-crowd';
import { playSlots } from './slot-crowd';
import { playTables } from './table-crowd';

/**
 * Simulated players: they spin slots and sit at live and card tables as vendors' clients do, and play the platform's crash game
 * and buy lottery tickets as its pages do. Money at vendors moves by the wallet protocol, with launch tokens of the platform.
 * @returns stops them
 */
export function startCrowd(parts: CrowdParts): () => void {
  if (parts.players.length === 0) return () => undefined;
  const stops = [playSlots(parts), playTables(parts), playCards(parts), playCrash(parts), playLotteries(parts)];
  return () => {
    for (const stop of stops) stop();
  };
}
