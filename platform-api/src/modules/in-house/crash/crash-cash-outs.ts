import { WALLET_BUNDLE_MAX_ITEMS } from '@marquee/contract/wallet-protocol';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Delivery, Purse } from '../wallet/purse';
import { announceBets } from './crash-messages';
import { type CrashRoundRow, readDueBets } from './crash-repository';
import { autoCashOutOf, endBets } from './crash-settlement';

/**
 * Cashes out the bets whose own point a flight has reached. A bundle at a time, each in a transaction of its own: the
 * first are booked while the next are decided.
 * @param deliver told of each bundle's results after their commit
 * @param most bets of a bundle
 */
export async function cashOutDue(
  pool: pg.Pool,
  purse: Purse,
  { round, reached }: { readonly round: CrashRoundRow; readonly reached: number },
  deliver: (results: Delivery | null) => void,
  most = WALLET_BUNDLE_MAX_ITEMS,
): Promise<void> {
  for (let found = most; found === most; ) {
    const due = await readDueBets(pool, round.id, reached, most);
    found = due.length;
    // So it is at most ticks of a flight.
    if (found === 0) return;
    const ids = due.map(({ id }) => id);
    const ends = due.map((bet) => ({ bet, hundredths: autoCashOutOf(bet, reached) }));
    const results = await inTransaction(pool, async (client) => {
      await announceBets(client, ids);
      return endBets(client, purse, round, ends);
    });
    deliver(results);
  }
}
