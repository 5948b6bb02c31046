import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import { offsetOf, pageOf } from '../../../platform/paging';
import { Failure } from '../../../platform/failure';
import { requireRight } from '../../operators/rights/rights';
import type { AdminCaller } from '../draw-rights';
import { contradictionsOf, readEntries, type ResultEntry } from '../results/result-entries';

interface DrawRow {
  readonly id: bigint;
  readonly game_code: string;
  readonly area: AdminDraw['area'];
  readonly shape: LotteryShape;
  readonly source: AdminDraw['source'];
  readonly issue: string;
  readonly station: string | null;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly state: AdminDraw['state'];
  readonly revision: number;
  readonly result: LotteryResult | null;
  readonly void_reason: string | null;
  readonly void_by: string | null;
}

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
    const { rows } = await pool.query<DrawRow>({
      name: 'admin-lottery-draw',
      text: `${DRAWS} where d.id = $1`,
      values: [drawId],
    });
    const [row] = rows;
    if (!row) throw new Failure('not_found');
    return presentDraw(row, await readEntries(pool, [row.id]), operator.id);
  };

const DRAWS = `
  select d.id, g.code as game_code, g.area, g.shape, g.source, d.issue, d.station, d.opens_at, d.closes_at, d.draws_at, d.state,
    d.revision, r.result, v.reason as void_reason, o.name as void_by
  from lottery_draw d join lottery_game g on g.id = d.lottery_id
  left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
  left join lottery_void v on v.draw_id = d.id left join operator o on o.id = v.requested_by`;

export const createDrawList =
  (pool: pg.Pool): ListDraws =>
  async ({ operator }, request) => {
    requireRight(operator, 'lotteries');
    const filter = `($1::text is null or g.code = $1) and ($2::text is null or d.state = $2::draw_state)
      and ($3::date is null or d.draws_at >= ($3::date)::timestamp at time zone g.zone
                           and d.draws_at < ($3::date + 1)::timestamp at time zone g.zone)
      and ($4::text is null or g.source = $4)`;
    const values = [request.gameCode ?? null, request.state ?? null, request.date ?? null, request.source ?? null];
    const { rows: counts } = await pool.query<{ total: bigint }>({
      name: 'count-admin-lottery-draws',
      text: `select count(*) as total from lottery_draw d join lottery_game g on g.id = d.lottery_id where ${filter}`,
      values,
    });
    const { rows } = await pool.query<DrawRow>({
      name: 'admin-lottery-draws',
      text: `${DRAWS}
             where ${filter}
             order by (d.state = 'closed' and d.chain_id is null) desc,
               abs(extract(epoch from d.draws_at - now())), d.id
             limit $5 offset $6`,
      values: [...values, request.pageSize, offsetOf(request)],
    });
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
    return pageOf(content, Number(counts[0]?.total ?? 0), request);
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
