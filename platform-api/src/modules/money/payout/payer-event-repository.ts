import type { Queryable } from '../../../platform/database';
import type { PayerEvent } from './payers/payer';

/**
 * The outcome of a call-back. `mismatch`: another amount or currency than ordered; `unknown`: no such order;
 * `contradicted`: paid although it had failed and the money went elsewhere: needs manual review.
 */
export type EventOutcome = 'applied' | 'no_effect' | 'mismatch' | 'unknown' | 'contradicted';

/**
 * Reserves a call-back for this transaction. A concurrent repeat waits for it.
 * @returns null when it is new, otherwise the outcome of the first one
 */
export async function reserveEvent(db: Queryable, payer: string, event: PayerEvent): Promise<EventOutcome | null> {
  const { rowCount } = await db.query({
    name: 'payer-event-reserve',
    text: `insert into payer_event (payer, event_id, disbursement_id, kind, outcome) values ($1, $2, $3, $4, 'no_effect') on conflict do nothing`,
    values: [payer, event.id, event.reference, event.kind],
  });
  if (rowCount === 1) return null;
  const { rows } = await db.query<{ outcome: EventOutcome }>({
    name: 'payer-event',
    text: 'select outcome from payer_event where payer = $1 and event_id = $2',
    values: [payer, event.id],
  });
  return rows[0]?.outcome ?? 'no_effect';
}

export async function recordOutcome(db: Queryable, payer: string, eventId: string, outcome: EventOutcome) {
  await db.query({
    name: 'payer-event-outcome',
    text: 'update payer_event set outcome = $3 where payer = $1 and event_id = $2',
    values: [payer, eventId, outcome],
  });
}
