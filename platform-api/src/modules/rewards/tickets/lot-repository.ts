import type { TicketUnit } from '@marquee/contract/prizes/kinds';
import type { Queryable } from '../../../platform/database';

/** What is left of one grant of tickets; named by the movement that granted it. */
export interface TicketLot {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly unit: TicketUnit;
  readonly remaining: number;
}

export async function insertLot(
  tx: Queryable,
  lot: { readonly id: bigint; readonly memberId: bigint; readonly unit: TicketUnit },
  { amount, expiresAt }: { readonly amount: number; readonly expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'ticket-lot-insert',
    text: `insert into ticket_lot (transaction_id, member_id, unit, amount, remaining, expires_at) values ($1, $2, $3, $4, $4, $5)`,
    values: [lot.id, lot.memberId, lot.unit, amount, expiresAt],
  });
}

/** Takes one ticket from the lot that expires first. @returns false: there is none that has not expired */
export async function takeFromLot(tx: Queryable, memberId: bigint, unit: TicketUnit, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'ticket-lot-take',
    text: `update ticket_lot set remaining = remaining - 1
           where transaction_id = (
             select transaction_id from ticket_lot where member_id = $1 and unit = $2 and remaining > 0 and expires_at > $3
             order by expires_at, transaction_id limit 1 for update
           )`,
    values: [memberId, unit, at],
  });
  return rowCount === 1;
}

/** Empties lots that have expired. Lots in use by another transaction wait for the next run. @returns what was left of them, by member */
export async function emptyExpiredLots(tx: Queryable, at: Date, limit: number): Promise<TicketLot[]> {
  const { rows } = await tx.query<TicketLot>({
    name: 'ticket-lots-expire',
    text: `with expired as (
             select transaction_id, remaining from ticket_lot where remaining > 0 and expires_at <= $1
             order by expires_at limit $2 for update skip locked
           ),
           emptied as (
             update ticket_lot l set remaining = 0 from expired e where l.transaction_id = e.transaction_id
             returning l.transaction_id as id, l.member_id as "memberId", l.unit, e.remaining
           )
           select * from emptied order by "memberId", id`,
    values: [at, limit],
  });
  return rows;
}

export interface TicketCount {
  readonly unit: TicketUnit;
  readonly count: number;
  readonly expiresAt: Date;
}

/** A member's tickets that have not expired, by unit. */
export async function readTickets(db: Queryable, memberId: bigint, at: Date): Promise<TicketCount[]> {
  const { rows } = await db.query<TicketCount>({
    name: 'tickets-of-member',
    text: `select unit, sum(remaining)::integer as count, min(expires_at) as "expiresAt" from ticket_lot
           where member_id = $1 and remaining > 0 and expires_at > $2 group by unit`,
    values: [memberId, at],
  });
  return rows;
}

/** Lets a member's draws and claims follow one another until the caller's transaction ends. */
export async function lockTickets(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'tickets-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('tickets', $1))`,
    values: [memberId],
  });
}
