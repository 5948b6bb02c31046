import type { Tickets as TicketsView } from '@marquee/contract/calls/prizes';
import { TICKET_UNITS, type TicketUnit } from '@marquee/contract/prizes/kinds';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { UnitReference } from '../../money/units/unit-movement';
import type { Units } from '../../money/units/service';
import { emptyExpiredLots, insertLot, lockTickets, readTickets, takeFromLot } from './lot-repository';

const DAY_MS = 86_400_000;
/** Lots of one transaction; the next one takes the others. */
const LOTS_AT_ONCE = 200;

interface TicketKey {
  readonly memberId: bigint;
  readonly unit: TicketUnit;
  /** Owner of the key, such as `wheel`. */
  readonly source: string;
  /** Idempotency key, unique within the source permanently. */
  readonly key: string;
}

export interface TicketGrant extends TicketKey {
  readonly count: number;
  /** They expire so many days of 24 hours after the grant. */
  readonly lifetimeDays: number;
  readonly names?: UnitReference['names'];
}

/** Units that expire. A member's balance of the unit is always what is left of their lots. */
export interface Tickets {
  /**
   * Lets a member's draws and claims follow one another: until the caller's transaction ends, those of other
   * transactions wait here.
   */
  lock(tx: Queryable, memberId: bigint): Promise<void>;
  /** Gives tickets in the caller's transaction, once per source and key. @throws Failure `idempotency_key_reused` */
  grant(tx: Queryable, grant: TicketGrant): Promise<void>;
  /** Takes the ticket that expires first, in the caller's transaction, which holds the member's lock. @throws Failure `tickets_insufficient` */
  spend(tx: Queryable, ticket: TicketKey): Promise<void>;
  /** What a member has of each unit, without what has expired. */
  held(memberId: bigint): Promise<TicketsView[]>;
  heldOf(memberId: bigint, unit: TicketUnit): Promise<TicketsView>;
  /** Tells the member's pages to read again; only after the commit. */
  announce(memberId: bigint): void;
  /** Moves tickets that have expired to the brand. Safe beside other processes, and to repeat. @returns lots that were emptied */
  expire(): Promise<number>;
}

export function createTickets(
  { database: { pool }, clock, bus }: Pick<Platform, 'database' | 'clock' | 'bus'>,
  units: Pick<Units, 'grant' | 'take'>,
): Tickets {
  async function held(memberId: bigint): Promise<TicketsView[]> {
    const counts = await readTickets(pool, memberId, clock.now());
    return TICKET_UNITS.map((unit) => {
      const own = counts.find((row) => row.unit === unit);
      return { unit, count: own?.count ?? 0, expiresAt: own?.expiresAt.toISOString() ?? null };
    });
  }

  const expireSome = (): Promise<number> =>
    inTransaction(pool, async (tx) => {
      const lots = await emptyExpiredLots(tx, clock.now(), LOTS_AT_ONCE);
      for (const { id, memberId, unit, remaining } of lots)
        await units.take(tx, {
          memberId,
          unit,
          amount: BigInt(remaining),
          source: 'tickets.expired',
          key: String(id),
          kind: 'expired',
          counter: 'expired',
        });
      return lots.length;
    });

  return {
    lock: lockTickets,

    async grant(tx, { memberId, unit, source, key, count, lifetimeDays, names }) {
      const movement = { memberId, unit, source, key, amount: BigInt(count), kind: 'granted' } as const;
      const { outcome, transactionId: id } = await units.grant(tx, {
        ...movement,
        ...(names && { reference: { names } }),
      });
      if (outcome === 'repeat') return;
      const expiresAt = new Date(clock.now().getTime() + lifetimeDays * DAY_MS);
      await insertLot(tx, { id, memberId, unit }, { amount: count, expiresAt });
    },

    async spend(tx, { memberId, unit, source, key }) {
      if (!(await takeFromLot(tx, memberId, unit, clock.now()))) throw new Failure('tickets_insufficient');
      await units.take(tx, { memberId, unit, source, key, amount: 1n, kind: 'drawn' });
    },

    held,
    async heldOf(memberId, unit) {
      const own = (await held(memberId)).find((row) => row.unit === unit);
      if (!own) throw new Error(`no tickets are named ${unit}`);
      return own;
    },

    announce(memberId) {
      bus.publish('tickets.changed', { at: clock.now().toISOString() }, { memberId });
    },

    async expire() {
      let emptied = 0;
      for (let some = await expireSome(); some > 0; some = await expireSome()) emptied += some;
      return emptied;
    },
  };
}
