import type { Queryable } from '../../../platform/database';
import type { PaymentEvent } from './providers/payment-provider';

/** The outcome of a call-back. `mismatch`: another amount or currency than ordered; `unknown`: no such deposit. */
export type EventOutcome = 'credited' | 'closed' | 'no_effect' | 'mismatch' | 'unknown';

/**
 * Reserves a call-back for this transaction. A concurrent repeat waits for it.
 * @returns null when it is new, otherwise the outcome of the first one
 */
export async function reserveEvent(db: Queryable, provider: string, event: PaymentEvent): Promise<EventOutcome | null> {
  const { rowCount } = await db.query({
    name: 'reserve-psp-event',
    text: `insert into psp_event (provider, event_id, deposit_id, kind, outcome) values ($1, $2, $3, $4, 'no_effect') on conflict do nothing`,
    values: [provider, event.id, event.reference, event.kind],
  });
  if (rowCount === 1) return null;
  const { rows } = await db.query<{ outcome: EventOutcome }>({
    name: 'psp-event',
    text: 'select outcome from psp_event where provider = $1 and event_id = $2',
    values: [provider, event.id],
  });
  return rows[0]?.outcome ?? 'no_effect';
}

export async function recordOutcome(
  db: Queryable,
  provider: string,
  eventId: string,
  outcome: EventOutcome,
): Promise<void> {
  await db.query({
    name: 'psp-event-outcome',
    text: 'update psp_event set outcome = $3 where provider = $1 and event_id = $2',
    values: [provider, eventId, outcome],
  });
}
