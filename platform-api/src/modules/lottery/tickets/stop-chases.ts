import type { LotteryChase } from '@marquee/contract/calls/lottery-orders';
import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { markChaseStopped, markChasesWon, readChaseTickets } from './chase-repository';
import type { Orderer, TicketParts } from './place-ticket';
import { returnOf } from './return-ticket';
import { announceRooms } from './room-signals';
import { returnTickets } from './ticket-statements';

/** Gives the later stakes of chases back that stop on a win, in the transaction that pays it. Issues that have closed are played. */
export async function stopWonChases(tx: Queryable, chaseIds: readonly bigint[]): Promise<void> {
  if (chaseIds.length === 0) return;
  await returnLaterTickets(tx, await markChasesWon(tx, chaseIds), ['scheduled', 'open']);
}

export interface StoppedChase {
  /** `won` or `done`: it was over before. */
  readonly state: LotteryChase['state'];
  /** Cash afterwards, ledger units. */
  readonly balance: bigint;
}

/**
 * Ends a running chase of the member: the stakes of issues that have not opened go back, the issue that takes bets is played.
 * @throws Failure `not_found`, for another's chase as well
 */
export type StopChase = (chaseId: bigint | null, member: Pick<Orderer, 'member' | 'brand'>) => Promise<StoppedChase>;

export function createStopChase({ platform, ledger }: Pick<TicketParts, 'platform' | 'ledger'>): StopChase {
  const { pool } = platform.database;
  return async (chaseId, { member, brand }) => {
    const { state, tickets, balance } = await inTransaction(pool, async (tx) => {
      // A win that stops the chase locks the wallet first, too.
      await ledger.lock(member.id, tx);
      const chase = await markChaseStopped(tx, chaseId, member.id);
      if (!chase) throw new Failure('not_found');
      const tickets = chase.state === 'stopped' ? await returnLaterTickets(tx, [chase.id], ['scheduled']) : [];
      return { state: chase.state, tickets, balance: (await ledger.balanceOf(member.id, tx)).cash };
    });
    if (tickets.length > 0) ledger.announce(member.id, balance, brand.currency);
    announceRooms(platform.bus, brand.id, tickets);
    return { state, balance };
  };
}

/** Gives back what chases staked on draws in these states. @returns the tickets, each with `changed` of its return */
async function returnLaterTickets(
  tx: Queryable,
  chaseIds: readonly bigint[],
  drawStates: readonly ('scheduled' | 'open')[],
) {
  const rows = await readChaseTickets(tx, chaseIds, drawStates);
  if (rows.length === 0) return [];
  const results = await returnTickets(
    tx,
    rows.map((ticket) => returnOf(ticket, readLines(lotteryRules(ticket.shape), ticket.lines))),
  );
  return rows.map(({ gameCode, issue }, at) => ({ gameCode, issue, changed: results[at]?.changed ?? null }));
}
