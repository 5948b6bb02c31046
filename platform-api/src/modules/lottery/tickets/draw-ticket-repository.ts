import type pg from 'pg';
import { inTransaction } from '../../../platform/database';

/** A ticket that stands, with what it was paid so far. Amounts in ledger units. */
export interface DrawTicket {
  readonly betId: bigint;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly lines: string;
}

/** As many as a chunk of a settlement: other work of the process comes between. */
const PART = 1_000;

/**
 * Reads the tickets of a draw that stand, part by part, in no order: one statement behind a cursor, so that the database joins tickets and
 * bets once and the process never holds all of them.
 * @param brandId all brands without one
 */
export async function eachTicketPart(
  pool: pg.Pool,
  drawId: bigint,
  onPart: (tickets: readonly DrawTicket[]) => void,
  brandId: number | null = null,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // The whole answer is read, so the plan of the first rows is the wrong one.
    await tx.query('set local cursor_tuple_fraction = 1');
    await tx.query({
      text: `declare tickets_of_draw no scroll cursor for
             select t.bet_id as "betId", b.brand_id as "brandId", t.member_id as "memberId", t.stake, b.payout, t.lines
             from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
             where t.draw_id = $1 and b.status <> 'rolled_back' and ($2::smallint is null or b.brand_id = $2)`,
      values: [drawId, brandId],
    });
    for (;;) {
      const { rows } = await tx.query<DrawTicket>(`fetch ${PART} from tickets_of_draw`);
      if (rows.length > 0) onPart(rows);
      if (rows.length < PART) return;
    }
  });
}
