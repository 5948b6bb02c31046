import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import type pg from 'pg';
import { readServerTime } from '../games/issue-repository';
import { type MenuRow, readMenu, readPlayed, readPopular } from './menu-repository';

/** The lotteries of a brand, each with its next issue and its last result. */
export interface LotteryMenu {
  all(brandId: number, request: ParsedCallRequest<'lottery.vnMenu'>): Promise<CallValue<'lottery.vnMenu'>>;
  /** The most played of the last week first. */
  popular(brandId: number, request: ParsedCallRequest<'lottery.popular'>): Promise<CallValue<'lottery.popular'>>;
  /** Those that the member played last. */
  played(brandId: number, memberId: bigint): Promise<CallValue<'lottery.vnRecent'>>;
}

export function createLotteryMenu(pool: pg.Pool): LotteryMenu {
  const withTime = async (games: MenuRow[]) => ({
    serverTime: (await readServerTime(pool)).toISOString(),
    games,
  });

  return {
    all: async (brandId, { area, prizeMode }) => withTime(await readMenu(pool, brandId, area ?? areaOf(prizeMode))),
    popular: async (brandId, { area, prizeMode }) =>
      withTime(await readPopular(pool, brandId, area ?? areaOf(prizeMode))),
    played: async (brandId, memberId) => withTime(await readPlayed(pool, brandId, memberId)),
  };
}

/** ELOTT and SEA name areas; LOTT and ZY are modes of any game. */
function areaOf(prizeMode: string | undefined): LotteryMenuEntry['area'] | null {
  if (prizeMode === 'ELOTT') return 'FAST';
  return prizeMode === 'SEA' ? 'SEA' : null;
}
