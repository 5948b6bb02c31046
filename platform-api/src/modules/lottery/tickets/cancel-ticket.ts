import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { Failure } from '../../../platform/failure';
import { requireTicket } from './member-tickets';
import type { Orderer, TicketParts } from './place-ticket';
import { returnOf } from './return-ticket';
import { announceRooms } from './room-signals';
import { returnTickets } from './ticket-statements';

/**
 * Gives the stake of a whole ticket back, within a few minutes and before its issue closes; a repeat answers the same.
 * @returns cash afterwards, ledger units
 * @throws Failure `bet_not_found`, `ticket_final`, `issue_closed`
 */
export type CancelTicket = (betId: bigint | null, member: Pick<Orderer, 'member' | 'brand'>) => Promise<bigint>;

export function createCancelTicket({ platform, ledger }: Pick<TicketParts, 'platform' | 'ledger'>): CancelTicket {
  const { pool } = platform.database;
  return async (betId, { member, brand }) => {
    const ticket = await requireTicket(pool, member.id, betId);
    if (ticket.status !== 'rolled_back' && !ticket.cancellableUntil) throw new Failure('ticket_final');
    const lines = readLines(lotteryRules(ticket.shape), ticket.lines);
    const [result] = await returnTickets(pool, [returnOf({ ...ticket, memberId: member.id }, lines)]);
    if (!result || result.outcome === 'issue_closed') throw new Failure('issue_closed', { nextIssue: null });
    if ((result.outcome !== 'ok' && result.outcome !== 'repeat') || result.balance === null)
      throw new Error(`return_tickets answered ${result.outcome}`);
    if (result.outcome === 'ok') ledger.announce(member.id, result.balance, brand.currency);
    announceRooms(platform.bus, brand.id, [{ ...ticket, changed: result.changed }]);
    return result.balance;
  };
}
