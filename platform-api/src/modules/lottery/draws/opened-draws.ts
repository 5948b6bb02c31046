import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { OpenedDraw, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import { readServerTime } from '../games/issue-repository';
import {
  countOpenedDraws,
  type OpenedRow,
  readOfferedLottery,
  readOpenedDraws,
  readRecentDraws,
  readUpcomingDraws,
  type UpcomingRow,
} from './opened-draw-repository';

/** What visitors of a brand see of its lotteries. Times by the clock of the database, as bets close by it. */
export interface OpenedDraws {
  /** @throws Failure `not_found` for a game that the brand does not offer */
  opened(
    brandId: number,
    request: ParsedCallRequest<'lottery.openedNumber'>,
  ): Promise<CallValue<'lottery.openedNumber'>>;
  recent(brandId: number, request: ParsedCallRequest<'lottery.recentResults'>): Promise<OpenedDraw[]>;
  schedule(brandId: number, request: ParsedCallRequest<'lottery.schedule'>): Promise<CallValue<'lottery.schedule'>>;
}

export function createOpenedDraws(pool: pg.Pool): OpenedDraws {
  return {
    async opened(brandId, request) {
      const game = await readOfferedLottery(pool, brandId, request.gameCode);
      if (!game) throw new Failure('not_found');
      const filter = { lotteryId: game.id, date: request.date ?? null, zone: game.zone };
      const total = await countOpenedDraws(pool, filter);
      const page = { pageNo: request.page, pageSize: request.pageSize };
      const rows = await readOpenedDraws(pool, filter, { limit: page.pageSize, offset: offsetOf(page) });
      return pageOf(rows.map(presentOpened), total, page);
    },

    async recent(brandId, { area, pageSize }) {
      const rows = await readRecentDraws(pool, brandId, area ?? null, pageSize);
      return rows.map(presentOpened);
    },

    async schedule(brandId, { gameCode, area, pageSize }) {
      const filter = { gameCode: gameCode ?? null, area: area ?? null };
      const rows = await readUpcomingDraws(pool, brandId, filter, pageSize);
      return { serverTime: (await readServerTime(pool)).toISOString(), draws: rows.map(presentUpcoming) };
    },
  };
}

const presentOpened = ({ gameCode, issue, station, drawsAt, result, voidReason, corrected, simulated }: OpenedRow) => ({
  gameCode,
  issue,
  station,
  drawsAt: drawsAt.toISOString(),
  result,
  voidReason,
  corrected,
  simulated,
});

const presentUpcoming = (row: UpcomingRow): UpcomingDraw => ({
  gameCode: row.gameCode,
  issue: row.issue,
  station: row.station,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  drawsAt: row.drawsAt.toISOString(),
});
