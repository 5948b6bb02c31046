import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AccountEntry, MovementType } from '@marquee/contract/calls/records';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { checkDays, rangeOfDays } from '../../../platform/brand-days';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { reachDownline, shownLine } from '../../people/agent/line-way';
import type { AccountRecord } from './account-record';
import { readFloatEntries, readFloatTotals } from './float-record-repository';

/** Names channels of payment, or accounts that need not be of the agent's line. */
const WITHOUT_REFERENCE: ReadonlySet<MovementType> = new Set([
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'transfer',
  'adjustment',
]);

/** What agents read of the ledger: their downlines' records, and their own floats. */
export interface LineRecord {
  /**
   * The account record of a downline of any level, from the day on which the member came into the agent's line.
   * @throws Failure `not_found` for a member who is not below the agent, `validation_failed` for an invalid range of days
   */
  ofMember(
    agent: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.memberRecord'>,
    language: string,
  ): Promise<CallValue<'agent.memberRecord'>>;
  /** @throws Failure `validation_failed` for an invalid range of days */
  ofFloat(
    agent: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.floatRecord'>,
  ): Promise<CallValue<'agent.floatRecord'>>;
}

export function createLineRecord(
  { database: { pool } }: Pick<Platform, 'database'>,
  record: Pick<AccountRecord, 'page'>,
  ids: PublicIds,
): LineRecord {
  return {
    async ofMember(agent, brand, { of, ...request }, language) {
      checkDays(request, RECORD_MAX_DAYS);
      const { line, memberId, since } = await reachDownline(pool, agent, brand, of);
      const from = since !== null && since > request.from ? since : request.from;
      const way = { line: shownLine(line) };
      if (from > request.to) {
        const totals = { in: formatAmount(0n), out: formatAmount(0n), net: formatAmount(0n) };
        return { ...pageOf([], 0, request), ...way, totals };
      }
      const page = await record.page({ id: memberId }, brand, { ...request, from }, language);
      return { ...page, content: page.content.map(withoutOthers), ...way };
    },

    async ofFloat(agent, brand, { type, ...request }) {
      const range = rangeOfDays(request, brand.offsetMinutes, RECORD_MAX_DAYS);
      const filter = { brandId: brand.id, memberId: agent.id, kind: type, ...range };
      const totals = await readFloatTotals(pool, filter);
      const rows = await readFloatEntries(pool, filter, request.pageSize, offsetOf(request));
      const entries = rows.map((row) => ({
        transactionId: ids.encode(row.id),
        at: row.created_at.toISOString(),
        type: row.kind,
        change: formatAmount(row.change),
        balanceAfter: formatAmount(row.balance_after),
        other: row.other ?? '',
      }));
      return {
        ...pageOf(entries, totals.entries, request),
        totals: {
          in: formatAmount(totals.money_in),
          out: formatAmount(totals.money_out),
          net: formatAmount(totals.money_in - totals.money_out),
        },
      };
    },
  };
}

const withoutOthers = (entry: AccountEntry): AccountEntry =>
  WITHOUT_REFERENCE.has(entry.type) ? { ...entry, reference: '' } : entry;
