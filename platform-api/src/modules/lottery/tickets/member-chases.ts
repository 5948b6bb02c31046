import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { PublicIds } from '../../../platform/public-id';
import { countChases, readChases } from './chase-repository';

/** The member's chases, latest first. */
export type ListChases = (
  memberId: bigint,
  request: ParsedCallRequest<'lottery.chases'>,
) => Promise<CallValue<'lottery.chases'>>;

export function createListChases(pool: pg.Pool, ids: PublicIds): ListChases {
  return async (memberId, request) => {
    const { gameCode = null, pageSize } = request;
    const total = await countChases(pool, memberId, gameCode);
    const rows = await readChases(pool, memberId, gameCode, { limit: pageSize, offset: offsetOf(request) });
    const chases = rows.map(({ id, createdAt, stake, payout, ...chase }) => ({
      ...chase,
      chaseId: ids.encode(id),
      createdAt: createdAt.toISOString(),
      stake: formatAmount(stake),
      payout: formatAmount(payout),
    }));
    return pageOf(chases, total, request);
  };
}
