import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { type AccountEntry, RECORD_MAX_DAYS } from '@marquee/contract/calls/records';
import { formatAmount } from '@marquee/contract/money';
import { rangeOfDays } from '../../../platform/brand-days';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { offsetOf, pageOf } from '../../../platform/paging';
import {
  type MovementDetailRow,
  type MovementFilter,
  type MovementRow,
  readMovement,
  readMovements,
  readMovementsAfter,
  readMovementsOfBet,
  readMovementTotals,
} from './account-record-repository';
import { factsOf, nameIn } from './movement-facts';
import { roundName } from './round-name';
import type { RecordedGames } from './recorded-games';

export interface AccountRecord {
  /** A page of the member's cash movements and totals over the whole range. */
  page(
    member: Pick<MemberRef, 'id'>,
    brand: BrandRef,
    request: ParsedCallRequest<'records.account'>,
    language: string,
  ): Promise<CallValue<'records.account'>>;
  /** One part of an export. @throws Failure `movement_not_found` when `after` is no movement of the member */
  part(
    member: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'records.accountPart'>,
    language: string,
  ): Promise<CallValue<'records.accountPart'>>;
  /** @param publicId as the record shows it. @throws Failure `movement_not_found` */
  movement(
    member: MemberRef,
    brand: BrandRef,
    publicId: string,
    language: string,
  ): Promise<CallValue<'records.movement'>>;
  /** Every movement of one bet of the member, in order. */
  ofBet(memberId: bigint, betId: bigint, language: string): Promise<AccountEntry[]>;
}

export function createAccountRecord(
  { database: { pool } }: Pick<Platform, 'database'>,
  games: RecordedGames,
  ids: PublicIds,
): AccountRecord {
  const gameOf = async ({ game_id }: MovementRow, language: string) =>
    game_id === null ? null : games.recorded(game_id, language);

  async function entryOf(row: MovementRow, language: string): Promise<AccountEntry> {
    const game = await gameOf(row, language);
    return {
      transactionId: ids.encode(row.id),
      at: row.created_at.toISOString(),
      type: row.kind,
      state: row.reversed ? 'reversed' : 'booked',
      change: formatAmount(row.cash_change),
      balanceAfter: formatAmount(row.balance_after),
      reference: game?.name ?? nameIn(row.names, language) ?? row.reference ?? '',
    };
  }
  const entriesOf = (rows: readonly MovementRow[], language: string) =>
    Promise.all(rows.map((row) => entryOf(row, language)));

  async function own(member: MemberRef, publicId: string): Promise<MovementDetailRow> {
    const id = ids.decode(publicId);
    const row = id === null ? null : await readMovement(pool, member.id, id);
    if (!row) throw new Failure('movement_not_found');
    return row;
  }

  return {
    async page(member, brand, request, language) {
      const filter = filterOf(member, brand, request);
      const totals = await readMovementTotals(pool, filter);
      const rows = await readMovements(pool, filter, request.pageSize, offsetOf(request));
      const total = Number(totals.movements);
      return {
        ...pageOf(await entriesOf(rows, language), total, request),
        totals: {
          in: formatAmount(totals.money_in),
          out: formatAmount(totals.money_out),
          net: formatAmount(totals.money_in - totals.money_out),
        },
      };
    },

    async part(member, brand, request, language) {
      const after = request.after === undefined ? null : await own(member, request.after);
      const rows = await readMovementsAfter(pool, filterOf(member, brand, request), after?.id ?? null, request.limit);
      const content = await entriesOf(rows, language);
      return { content, next: rows.length < request.limit ? null : (content.at(-1)?.transactionId ?? null) };
    },

    async movement(member, { offsetMinutes }, publicId, language) {
      const row = await own(member, publicId);
      return {
        entry: await entryOf(row, language),
        facts: factsOf({ ...row, round_id: roundName(row, offsetMinutes) }, await gameOf(row, language), ids, language),
      };
    },

    async ofBet(memberId, betId, language) {
      return entriesOf(await readMovementsOfBet(pool, memberId, betId), language);
    },
  };
}

type RecordSelection = Pick<ParsedCallRequest<'records.account'>, 'from' | 'to' | 'type' | 'state'>;

function filterOf(member: Pick<MemberRef, 'id'>, brand: BrandRef, selection: RecordSelection): MovementFilter {
  const range = rangeOfDays(selection, brand.offsetMinutes, RECORD_MAX_DAYS);
  return { memberId: member.id, ...range, kind: selection.type, state: selection.state };
}
