import type { WalletStatus } from '@marquee/contract/wallet-protocol';
import type { Moved } from '../../money/ledger/bet-movements';
import type { LedgerService } from '../../money/ledger/service';
import type { StakeFunds } from '../../money/wallets/stake-funds';
import type { Answer } from './answer';
import { type Player, playsFromOwnWallet, type Vendor } from './directory';

/** What the balance of a game is made of. */
export interface PlayingFunds {
  readonly ledger: LedgerService;
  readonly stakeFunds: Pick<StakeFunds, 'followsStakes' | 'coverStake'>;
}

/**
 * The balance available for stakes with a vendor, ledger units: the wallet there where the brand has one, else the cash with what can
 * be played of a bonus; all wallets together where money follows the member's stakes.
 */
export async function balanceWith(
  { ledger, stakeFunds }: PlayingFunds,
  player: Player,
  vendor: Vendor,
): Promise<bigint> {
  const { memberId, vendorWallets } = player;
  const { cash, playable, vendor: atVendors } = await ledger.balanceOf(memberId);
  const isOwn = playsFromOwnWallet(player, vendor);
  if (!isOwn && atVendors === 0n) return cash + playable;
  // A brand without such wallets may have members with money left in one: it stands between them and their bonus.
  const mayFollow = vendorWallets.length > 0 || playable > 0n;
  // Bonus money stays in the main wallet, for games that play from it.
  if (mayFollow && (await stakeFunds.followsStakes(memberId))) return cash + atVendors + (isOwn ? 0n : playable);
  // The cash goes first: what is not brought back keeps the bonus waiting.
  if (!isOwn) return cash;
  const wallets = await ledger.vendorBalances(memberId);
  return wallets.find(({ vendorId }) => vendorId === vendor.id)?.balance ?? 0n;
}

/** After a movement: answers the vendor, and announces a changed balance to the member's pages. */
export const answersFrom =
  (funds: PlayingFunds) =>
  async (vendor: Vendor, player: Player, status: WalletStatus, movement: Moved<string>): Promise<Answer> => {
    const { memberId, currency, vendorWallets } = player;
    const { ledger } = funds;
    const { hasBonus } = movement;
    const balance =
      hasBonus && movement.walletVendor === null ? (await ledger.balanceOf(memberId)).cash : (movement.balance ?? 0n);
    if (movement.outcome === 'ok') {
      if (hasBonus) ledger.announceBonus(memberId);
      if (movement.walletVendor === null) ledger.announce(memberId, balance, currency);
      else ledger.announceAtVendor(memberId, vendor.code, balance, currency);
    }
    // The cash is the whole balance only where there is no bonus and no other wallet, now and when the stake was taken.
    const isWhole = !hasBonus && movement.walletVendor === null && vendorWallets.length === 0;
    return { status, balance: isWhole ? balance : await balanceWith(funds, player, vendor), currency };
  };
