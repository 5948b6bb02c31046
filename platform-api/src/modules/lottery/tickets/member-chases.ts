import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryChase } from '@marquee/contract/calls/lottery-orders';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { PublicIds } from '../../../platform/public-id';

interface ChaseRow {
  readonly id: bigint;
  readonly gameCode: string;
  readonly createdAt: Date;
  readonly state: LotteryChase['state'];
  readonly stopOnWin: boolean;
  readonly issues: number;
  readonly played: number;
  readonly returned: number;
  /** Ledger units; `stake` without what was returned. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/** The member's chases, latest first. */
export type ListChases = (
  memberId: bigint,
  request: ParsedCallRequest<'lottery.chases'>,
) => Promise<CallValue<'lottery.chases'>>;

export function createListChases(pool: pg.Pool, ids: PublicIds): ListChases {
  return async (memberId, request) => {
    const { gameCode = null, pageSize } = request;
    const { rows: totals } = await pool.query<{ total: number }>({
      name: 'lottery-chases-count',
      text: `select count(*)::int as total ${OF_MEMBER}`,
      values: [memberId, gameCode],
    });
    const { rows } = await pool.query<ChaseRow>({
      name: 'lottery-chases',
      text: `with mine as materialized (select c.*, g.code ${OF_MEMBER} order by c.id desc limit $3 offset $4)
             select c.id, c.code as "gameCode", c.created_at as "createdAt", c.state, c.stop_on_win as "stopOnWin", s.*
             from mine c
             cross join lateral (
               select count(*)::int as issues, count(*) filter (where b.status in ('won', 'lost', 'pushed'))::int as played,
                 count(*) filter (where b.status = 'rolled_back')::int as returned,
                 coalesce(sum(t.stake) filter (where b.status <> 'rolled_back'), 0)::bigint as stake,
                 coalesce(sum(b.payout), 0)::bigint as payout
               from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
               where t.chase_id = c.id
             ) s
             order by c.id desc`,
      values: [memberId, gameCode, pageSize, offsetOf(request)],
    });
    const chases = rows.map(({ id, createdAt, stake, payout, ...chase }) => ({
      ...chase,
      chaseId: ids.encode(id),
      createdAt: createdAt.toISOString(),
      stake: formatAmount(stake),
      payout: formatAmount(payout),
    }));
    return pageOf(chases, totals[0]?.total ?? 0, request);
  };
}

const OF_MEMBER = `from lottery_chase c join lottery_game g on g.id = c.lottery_id
  where c.member_id = $1 and ($2::text is null or g.code = $2)`;
