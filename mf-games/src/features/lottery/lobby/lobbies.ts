import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';

/** Lobbies by area. Official draws come first: `/lott` leads into the first that a brand offers. */
export const LOBBIES = [
  { area: 'VN', path: '/vnLottery' },
  { area: 'SEA', path: '/seaLottery' },
  { area: 'LOTT', path: '/lottery?area=LOTT' },
  { area: 'FAST', path: '/lottery' },
] as const satisfies readonly {
  area: LotteryMenuEntry['area'];
  path: string;
}[];

/** Lobbies with games, of a brand's lotteries. */
export const lobbiesOf = (games: readonly LotteryMenuEntry[]) =>
  LOBBIES.filter(({ area }) => games.some((game) => game.area === area));

/** Areas of official draws that are bet on by numbers of their own, and of those with the rooms of the fast ones. */
export type OfficialArea = 'VN' | 'SEA';
export type BallArea = 'FAST' | 'LOTT';
