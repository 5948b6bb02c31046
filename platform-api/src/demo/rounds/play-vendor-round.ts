import type { GameType } from '@marquee/contract/constants';
import { cockfightRound, fishRound, pvpRound } from './arena-rounds';
import { liveRound } from './live-round';
import { slotRound } from './slot-round';
import { sportsRound } from './sports-round';
import type { RoundStart, VendorRound } from './vendor-round';

const KINDS: Partial<Readonly<Record<GameType, (start: RoundStart) => VendorRound>>> = {
  rng: slotRound,
  live: liveRound,
  sports: (start) => sportsRound(start, false),
  esports: (start) => sportsRound(start, true),
  fish: fishRound,
  pvp: pvpRound,
  cockfight: cockfightRound,
};

export const VENDOR_GAME_TYPES = Object.keys(KINDS) as readonly GameType[];

/** A round of a vendor's game. */
export function playVendorRound(type: GameType, start: RoundStart): VendorRound {
  const play = KINDS[type];
  if (!play) throw new Error(`no vendor's rounds of ${type}`);
  return play(start);
}
