import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AccountEntry } from '@marquee/contract/calls/records';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { AdminCaller } from '../draw-rights';
import { readExposedDraw } from '../exposure/exposure-rows';
import { type MemberTickets, statusOf, type TicketRow } from './member-tickets';

/** Tickets of a brand for operators. Each throws `forbidden` without the right `lotteries` and the brand, and `not_found`. */
export interface TicketAdmin {
  list(
    caller: AdminCaller,
    request: ParsedCallRequest<'lotteryTickets.list'>,
  ): Promise<CallValue<'lotteryTickets.list'>>;
  /** @param language of what movements refer to */
  one(
    caller: AdminCaller & { readonly language: string },
    request: ParsedCallRequest<'lotteryTickets.one'>,
  ): Promise<CallValue<'lotteryTickets.one'>>;
}

interface TicketAdminParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly lotteryTickets: Pick<MemberTickets, 'ofBet'>;
  readonly publicIds: PublicIds;
  readonly accountRecord: {
    /** @param language of what movements refer to */
    ofBet(memberId: bigint, betId: bigint, language: string): Promise<AccountEntry[]>;
  };
}

type ListedRow = Pick<TicketRow, 'betId' | 'placedAt' | 'status' | 'stake' | 'payout' | 'lineCount' | 'prizeGroup'> & {
  readonly account: string;
  readonly isChase: boolean;
};

/** The orders of a list, by the columns of a ticket. */
const ORDERS = {
  latest: 't.bet_id desc',
  stake: 't.stake desc, t.bet_id desc',
  payout: 'b.payout desc, t.bet_id desc',
};

const OF_DRAW = `from lottery_ticket t
  join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
  join member m on m.id = t.member_id
  where t.draw_id = $1 and b.brand_id = $2 and ($3::text is null or ';' || t.lines like '%;' || $3 || ' %')
    and ($4::text is null or m.account_key = lower(normalize($4, nfkc)))`;

export function createTicketAdmin(parts: TicketAdminParts): TicketAdmin {
  const { brands, lotteryTickets, publicIds: ids, accountRecord } = parts;
  const { pool } = parts.platform.database;
  return {
    async list({ operator }, request) {
      const { drawId, kind = null, account = null, order, pageSize } = request;
      const brand = await operatedBrand(brands, operator, 'lotteries', request.brand);
      if (!(await readExposedDraw(pool, BigInt(drawId), brand.id))) throw new Failure('not_found');
      const values = [drawId, brand.id, kind, account];
      const { rows: counts } = await pool.query<{ total: number }>({
        name: 'count-tickets-of-draw',
        text: `select count(*)::int as total ${OF_DRAW}`,
        values,
      });
      const { rows } = await pool.query<ListedRow>({
        name: `tickets-of-draw-${order}`,
        text: `select b.id as "betId", m.account, b.placed_at as "placedAt", b.status, b.stake, b.payout,
                 t.line_count as "lineCount", t.prize_group as "prizeGroup", t.chase_id is not null as "isChase"
               ${OF_DRAW} order by ${ORDERS[order]} limit $5 offset $6`,
        values: [...values, pageSize, offsetOf(request)],
      });
      const content = rows.map(({ betId, placedAt, status, stake, payout, ...row }) => ({
        ...row,
        ticketId: ids.encode(betId),
        placedAt: placedAt.toISOString(),
        status: statusOf(status),
        stake: formatAmount(stake),
        payout: formatAmount(payout),
      }));
      return { ...pageOf(content, counts[0]?.total ?? 0, request), currency: brand.currency };
    },

    async one({ operator, language }, { ticketId, brand: brandCode }) {
      const brand = await operatedBrand(brands, operator, 'lotteries', brandCode);
      const betId = ids.decode(ticketId);
      const owner = betId === null ? undefined : await readOwner(pool, betId, brand.id);
      const detail = betId !== null && owner ? await lotteryTickets.ofBet(owner.memberId, betId) : null;
      if (betId === null || !owner || !detail) throw new Failure('not_found');
      return {
        drawId: owner.drawId,
        gameCode: detail.ticket.gameCode,
        brand: brandCode,
        currency: brand.currency,
        account: owner.account,
        detail,
        movements: await accountRecord.ofBet(owner.memberId, betId, language),
      };
    },
  };
}

interface TicketOwner {
  readonly memberId: bigint;
  readonly account: string;
  readonly drawId: string;
}

async function readOwner(pool: pg.Pool, betId: bigint, brandId: number): Promise<TicketOwner | undefined> {
  const { rows } = await pool.query<TicketOwner>({
    name: 'owner-of-lottery-ticket',
    text: `select b.member_id as "memberId", m.account, b.round_id as "drawId"
           from ledger_transaction s join bet b on b.id = s.id and b.placed_at = s.created_at join member m on m.id = b.member_id
           where s.id = $1 and s.source = 'lottery' and s.kind = 'bet' and b.brand_id = $2`,
    values: [betId, brandId],
  });
  return rows[0];
}
