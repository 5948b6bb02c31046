import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';

/** How often a fast lottery is drawn: an issue opens when the one before it closes. 0 between two issues. */
export const minutesOf = ({ next }: LotteryMenuEntry): number =>
  next ? Math.round((Date.parse(next.closesAt) - Date.parse(next.opensAt)) / 60_000) : 0;

/** The game of a shape that is drawn as often as the current one, else the first. */
export function sameGameAs(
  current: LotteryMenuEntry,
  shape: LotteryShape,
  games: readonly LotteryMenuEntry[],
): LotteryMenuEntry {
  const candidates = games.filter((game) => game.shape === shape);
  return candidates.find((game) => minutesOf(game) === minutesOf(current)) ?? candidates[0] ?? current;
}
