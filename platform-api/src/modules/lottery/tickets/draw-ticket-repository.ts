import type { Queryable } from '../../../platform/database';

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
const PAGE = 1_000;

/** Reads the tickets of a draw that stand, page by page. @param brandId all brands without one */
export async function eachTicketPage(
  db: Queryable,
  drawId: bigint,
  onPage: (tickets: readonly DrawTicket[]) => void,
  brandId: number | null = null,
): Promise<void> {
  let after = 0n;
  for (;;) {
    const { rows } = await db.query<DrawTicket>({
      name: 'lottery-tickets-of-draw',
      text: `select t.bet_id as "betId", b.brand_id as "brandId", t.member_id as "memberId", t.stake, b.payout, t.lines
             from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
             where t.draw_id = $1 and t.bet_id > $2 and b.status <> 'rolled_back' and ($3::smallint is null or b.brand_id = $3)
             order by t.bet_id limit ${PAGE}`,
      values: [drawId, after, brandId],
    });
    onPage(rows);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.betId;
  }
}
