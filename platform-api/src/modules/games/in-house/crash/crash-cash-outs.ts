import { WALLET_BUNDLE_MAX_ITEMS } from '@marquee/contract/wallet-protocol';
import type pg from 'pg';
import type { LedWork } from '../../../../platform/lease';
import type { Delivery, WalletClient } from '../wallet/wallet-client';
import { announceBets } from './crash-messages';
import { type CrashRoundRow, readDueBets } from './crash-repository';
import { autoCashOutOf, endBets } from './crash-settlement';

/**
 * Cashes out the bets whose own point a flight has reached. Bundles are separate transactions, so that the first are
 * booked while the next are decided.
 * @param deliver called with each bundle's results after their commit
 * @param most bets of a bundle
 */
export async function cashOutDue(
  { pool, wallet, led }: { readonly pool: pg.Pool; readonly wallet: WalletClient; readonly led: LedWork },
  { round, reached }: { readonly round: CrashRoundRow; readonly reached: number },
  deliver: (results: Delivery | null) => void,
  most = WALLET_BUNDLE_MAX_ITEMS,
): Promise<void> {
  for (let count = most; count === most; ) {
    const dueBets = await readDueBets(pool, round.id, reached, most);
    count = dueBets.length;
    // Most ticks have nothing due.
    if (count === 0) return;
    const ids = dueBets.map(({ id }) => id);
    const closings = dueBets.map((bet) => ({ bet, hundredths: autoCashOutOf(bet, reached) }));
    const results = await led(async (client) => {
      await announceBets(client, ids);
      return endBets(client, wallet, round, closings);
    });
    deliver(results);
  }
}
