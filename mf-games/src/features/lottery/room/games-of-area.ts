import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type { LotteryMode } from '@marquee/contract/lottery/selection/kind';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Translate } from '@marquee/kit';

/** How often a fast lottery is drawn: an issue opens when the one before it closes. 0 between two issues. */
export const minutesOf = ({ next }: LotteryMenuEntry): number =>
  next ? Math.round((Date.parse(next.closesAt) - Date.parse(next.opensAt)) / 60_000) : 0;

/** Rooms by area, as the specification addresses them. */
const ROOMS = { FAST: '/lottert', LOTT: '/lottert', VN: '/vnlottery', SEA: '/sealottery' } as const;

/**
 * Address of a game's room.
 * @param prizeMode of the lobby; only official and credit are modes of a room
 */
export const roomAddress = (
  { area, gameCode }: Pick<LotteryMenuEntry, 'area' | 'gameCode'>,
  prizeMode: string | null = null,
): string => `${ROOMS[area]}?gameCode=${gameCode}${isRoomMode(prizeMode) ? `&prizeMode=${prizeMode}` : ''}`;

/** Whether a prize mode is one of a room: LOTT official, ZY credit. */
export const isRoomMode = (prizeMode: string | null): prizeMode is LotteryMode =>
  prizeMode === 'LOTT' || prizeMode === 'ZY';

/** Lotteries of a few balls share their names; national ones have one each. @param t the catalogue of the lotteries */
export const gameNameOf = (
  { area, gameCode, shape }: Pick<LotteryMenuEntry, 'area' | 'gameCode' | 'shape'>,
  t: Translate,
): string => t(area === 'LOTT' ? `official.game.${gameCode}` : `shape.${shape}`);

/** The game of a shape that is drawn as often as the current one, else the first. */
export function sameGameAs(
  current: LotteryMenuEntry,
  shape: LotteryShape,
  games: readonly LotteryMenuEntry[],
): LotteryMenuEntry {
  const candidates = games.filter((game) => game.shape === shape);
  return candidates.find((game) => minutesOf(game) === minutesOf(current)) ?? candidates[0] ?? current;
}
