import type { WalletStatus } from '@marquee/contract/wallet-protocol';
import type { Moved } from '../ledger/bet-movements';
import type { LedgerService } from '../ledger/service';
import type { Answer } from './answer';
import { type Player, playsFromOwnWallet, type Vendor } from './directory';

/**
 * The balance available for stakes with a vendor: the wallet there where the brand has one, else the cash. Ledger
 * units.
 */
export async function balanceWith(
  ledger: Pick<LedgerService, 'balanceOf' | 'vendorBalances'>,
  player: Player,
  vendor: Vendor,
): Promise<bigint> {
  if (!playsFromOwnWallet(player, vendor)) return (await ledger.balanceOf(player.memberId)).cash;
  const wallets = await ledger.vendorBalances(player.memberId);
  return wallets.find(({ vendorId }) => vendorId === vendor.id)?.balance ?? 0n;
}

/** After a movement: answers the vendor, and announces a changed balance to the member's pages. */
export const answersFrom =
  (ledger: LedgerService) =>
  async (vendor: Vendor, player: Player, status: WalletStatus, movement: Moved<string>): Promise<Answer> => {
    const { memberId, currency } = player;
    const balance = movement.balance ?? 0n;
    if (movement.outcome === 'ok') {
      if (movement.walletVendor === null) ledger.announce(memberId, balance, currency);
      else ledger.announceAtVendor(memberId, vendor.code, balance, currency);
    }
    // The moved wallet may differ from the current one: the brand has changed it since, or the stake is unknown.
    const isPlayedFrom = movement.walletVendor === (playsFromOwnWallet(player, vendor) ? vendor.id : null);
    return { status, balance: isPlayedFrom ? balance : await balanceWith(ledger, player, vendor), currency };
  };
