import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { offsetOf, pageOf } from '../../../platform/paging';
import { Failure } from '../../../platform/failure';
import { requireRight } from '../../operators/rights/rights';
import type { AdminCaller } from '../draw-rights';
import { contradictionsOf } from '../results/compare-results';
import { readEntries, type ResultEntry } from '../results/result-entry-repository';
import { countDraws, type DrawRow, readDrawRow, readDrawRows } from './draw-list-repository';

/** Draws for operators, those that wait for somebody first. @throws Failure `forbidden` */
export type ListDraws = (
  caller: AdminCaller,
  request: ParsedCallRequest<'lotteryDraws.list'>,
) => Promise<CallValue<'lotteryDraws.list'>>;

/** @throws Failure `forbidden`, `not_found` */
export type ReadOneDraw = (caller: AdminCaller, drawId: string) => Promise<AdminDraw>;

export const createReadOneDraw =
  (pool: pg.Pool): ReadOneDraw =>
  async ({ operator }, drawId) => {
    requireRight(operator, 'lotteries');
    const row = await readDrawRow(pool, drawId);
    if (!row) throw new Failure('not_found');
    return presentDraw(row, await readEntries(pool, [row.id]), operator.id);
  };

export const createDrawList =
  (pool: pg.Pool): ListDraws =>
  async ({ operator }, request) => {
    requireRight(operator, 'lotteries');
    const { gameCode = null, state = null, date = null, source = null } = request;
    const filter = { gameCode, state, date, source };
    const total = await countDraws(pool, filter);
    const rows = await readDrawRows(pool, filter, { limit: request.pageSize, offset: offsetOf(request) });
    const entries = await readEntries(
      pool,
      rows.map(({ id }) => id),
    );
    const content = rows.map((row) =>
      presentDraw(
        row,
        entries.filter(({ drawId }) => drawId === row.id),
        operator.id,
      ),
    );
    return pageOf(content, total, request);
  };

function presentDraw(row: DrawRow, entries: readonly ResultEntry[], operatorId: number): AdminDraw {
  return {
    drawId: String(row.id),
    gameCode: row.game_code,
    area: row.area,
    shape: row.shape,
    source: row.source,
    issue: row.issue,
    station: row.station,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    state: row.state,
    revision: row.revision,
    result: row.result as AdminDraw['result'],
    entries: entries.map((entry) => ({
      entryId: String(entry.id),
      by: entry.by,
      isFeed: entry.operatorId === null,
      isOwn: entry.operatorId === operatorId,
      result: entry.result as NonNullable<AdminDraw['result']>,
      simulated: entry.simulated,
      enteredAt: entry.enteredAt.toISOString(),
    })),
    contradictions: contradictionsOf(row.shape, entries),
    void: row.void_reason === null ? null : { reason: row.void_reason, requestedBy: row.void_by },
  };
}
