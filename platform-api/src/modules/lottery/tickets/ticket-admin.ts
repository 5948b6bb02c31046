import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AccountEntry } from '@marquee/contract/calls/records';
import { formatAmount } from '@marquee/contract/money';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { AdminCaller } from '../draw-rights';
import { readExposedDraw } from '../exposure/exposure-repository';
import { type MemberTickets, statusOf } from './member-tickets';
import { countDrawTickets, readDrawTickets, readTicketOwner } from './ticket-admin-repository';

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

export function createTicketAdmin(parts: TicketAdminParts): TicketAdmin {
  const { brands, lotteryTickets, publicIds: ids, accountRecord } = parts;
  const { pool } = parts.platform.database;
  return {
    async list({ operator }, request) {
      const { drawId, kind = null, account = null, sort, pageSize } = request;
      const brand = await operatedBrand(brands, operator, 'lotteries', request.brand);
      if (!(await readExposedDraw(pool, BigInt(drawId), brand.id))) throw new Failure('not_found');
      const filter = { drawId, brandId: brand.id, kind, account };
      const total = await countDrawTickets(pool, filter);
      const rows = await readDrawTickets(pool, filter, { sort, limit: pageSize, offset: offsetOf(request) });
      const content = rows.map(({ betId, placedAt, status, stake, payout, ...row }) => ({
        ...row,
        ticketId: ids.encode(betId),
        placedAt: placedAt.toISOString(),
        status: statusOf(status),
        stake: formatAmount(stake),
        payout: formatAmount(payout),
      }));
      return { ...pageOf(content, total, request), currency: brand.currency };
    },

    async one({ operator, language }, { ticketId, brand: brandCode }) {
      const brand = await operatedBrand(brands, operator, 'lotteries', brandCode);
      const betId = ids.decode(ticketId);
      const owner = betId === null ? null : await readTicketOwner(pool, betId, brand.id);
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
