import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { type AccountEntry, RECORD_MAX_DAYS } from '@marquee/contract/calls/records';
import { formatAmount } from '@marquee/contract/money';
import { rangeOfDays } from '../../platform/brand-days';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import {
  type MovementFilter,
  type MovementRow,
  readMovements,
  readMovementsOfBet,
  readMovementTotals,
} from './account-record-repository';
import type { RecordedGames } from './recorded-games';

export interface AccountRecord {
  /** A page of the member's cash movements and totals over the whole range. */
  page(
    member: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'records.account'>,
    language: string,
  ): Promise<CallValue<'records.account'>>;
  /** Every movement of one bet of the member, in order. */
  ofBet(memberId: bigint, betId: bigint, language: string): Promise<AccountEntry[]>;
}

export function createAccountRecord(
  { database: { pool } }: Pick<Platform, 'database'>,
  games: RecordedGames,
): AccountRecord {
  async function entryOf(row: MovementRow, language: string): Promise<AccountEntry> {
    const game = row.game_id === null ? null : await games.recorded(row.game_id, language);
    return {
      transactionId: String(row.id),
      at: row.created_at.toISOString(),
      type: row.kind,
      change: formatAmount(row.cash_change),
      balanceAfter: formatAmount(row.balance_after),
      reference: game?.name ?? row.reference ?? '',
    };
  }

  return {
    async page(member, brand, request, language) {
      const range = rangeOfDays(request, brand.offsetMinutes, RECORD_MAX_DAYS);
      const filter: MovementFilter = { memberId: member.id, ...range, kind: request.type };
      const { pageNo, pageSize } = request;
      const totals = await readMovementTotals(pool, filter);
      const rows = await readMovements(pool, filter, pageSize, (pageNo - 1) * pageSize);
      const total = Number(totals.movements);
      return {
        content: await Promise.all(rows.map((row) => entryOf(row, language))),
        pageNum: pageNo,
        pageSize,
        totalPages: Math.ceil(total / pageSize),
        totalElements: total,
        totals: {
          in: formatAmount(totals.money_in),
          out: formatAmount(totals.money_out),
          net: formatAmount(totals.money_in - totals.money_out),
        },
      };
    },

    async ofBet(memberId, betId, language) {
      const rows = await readMovementsOfBet(pool, memberId, betId);
      return Promise.all(rows.map((row) => entryOf(row, language)));
    },
  };
}
