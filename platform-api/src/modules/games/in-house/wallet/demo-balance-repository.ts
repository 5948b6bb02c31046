import type { Queryable } from '../../../../platform/database';

/** The balance of a demo session, ledger units. @param opening what a session without a balance starts with */
export async function readOrOpenBalance(db: Queryable, sessionId: bigint, opening: bigint): Promise<bigint> {
  const { rows } = await db.query<{ balance: bigint }>({
    name: 'demo-balance',
    text: `insert into in_house_demo_balance (session_id, balance) values ($1, $2)
           on conflict (session_id) do update set balance = in_house_demo_balance.balance returning balance`,
    values: [sessionId, opening],
  });
  return rows[0]?.balance ?? 0n;
}

/**
 * Adds an amount to the balance of a demo session, ledger units; negative for a stake.
 * @returns the new balance; null, and nothing changed, where it would be negative or there is none
 */
export async function moveBalance(db: Queryable, sessionId: bigint, amount: bigint): Promise<bigint | null> {
  const { rows } = await db.query<{ balance: bigint }>({
    name: 'demo-move',
    text: 'update in_house_demo_balance set balance = balance + $2 where session_id = $1 and balance + $2 >= 0 returning balance',
    values: [sessionId, amount],
  });
  return rows[0]?.balance ?? null;
}

/** Adds payouts to the balances of demo sessions, ledger units; a session may have several. */
export async function addPayouts(
  db: Queryable,
  payouts: readonly { readonly sessionId: bigint; readonly payout: bigint }[],
): Promise<void> {
  await db.query({
    name: 'demo-move-all',
    text: `update in_house_demo_balance d set balance = d.balance + p.payout
           from (select session_id, sum(payout) as payout from unnest($1::bigint[], $2::bigint[]) p (session_id, payout)
                 where payout > 0 group by session_id) p where d.session_id = p.session_id`,
    values: [payouts.map(({ sessionId }) => String(sessionId)), payouts.map(({ payout }) => String(payout))],
  });
}
