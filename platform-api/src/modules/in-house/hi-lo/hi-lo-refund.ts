import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Player } from '../player';
import type { Purse } from '../wallet/purse';
import { type HiLoRow, moveRound, takeAbandoned } from './hi-lo-repository';

/** A stake that has no answer for so long belongs to a process that is gone. */
const ABANDONED_MS = 10_000;

/** Ends a round whose stake may or may not have been taken, and calls the stake back. */
export async function cancelRound(
  pool: pg.Pool,
  purse: Purse,
  player: Player,
  { id, amount }: { id: string; amount: bigint },
): Promise<void> {
  const deliver = await inTransaction(pool, async (client) => {
    await moveRound(client, id, 'placing', 'cancelled');
    return purse.refund(client, player, { id, round: id, amount });
  });
  await deliver().catch(() => undefined);
}

/** Returns the stakes of rounds that a dead process left before their first card. */
export async function refundAbandoned(pool: pg.Pool, purse: Purse): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const row of await takeAbandoned(client, ABANDONED_MS)) {
      await moveRound(client, row.id, 'placing', 'cancelled');
      await purse.refund(client, playerOf(row), { id: row.id, round: row.id, amount: row.stake });
    }
  });
}

function playerOf(row: HiLoRow): Player {
  return {
    key: row.player,
    sessionId: row.session_id,
    token: row.token,
    game: 'HILO',
    demo: row.demo,
    currency: row.currency,
    brandId: 0,
    name: '',
  };
}
