import type { WalletRequest, WalletStatus } from '@marquee/contract/wallet-protocol';
import type { BetRequest, WinRequest } from '../../money/ledger/bet-movements';
import type { Callers } from './callers';
import type { Player, Vendor } from './directory';

/** What a bet brings to a jackpot pool; empty for most. */
export type Contribution = Pick<BetRequest, 'pool_id' | 'contribution'>;
/** What a win takes from it. */
export type Hit = Pick<WinRequest, 'pool_id' | 'jackpot_win'>;

/** A free bet takes nothing. */
export const stakeOf = ({ is_free: isFree, amount }: WalletRequest<'bet'>): number => (isFree ? 0 : amount);

/**
 * Reads what a bet or a win states for the vendor's jackpot pool at the member's brand. A status: why it is refused, more than its
 * stake or payout, or no such pool.
 */
export function createPoolShares(callers: Pick<Callers, 'pool'>) {
  return {
    async contributionOf(
      { brandId }: Player,
      vendor: Vendor,
      request: WalletRequest<'bet'>,
    ): Promise<Contribution | WalletStatus> {
      const contribution = request.meta?.jackpot_contribution ?? 0;
      if (contribution === 0) return {};
      if (contribution > stakeOf(request)) return 'RS_ERROR_WRONG_TYPES';
      const pool_id = await callers.pool(brandId, vendor.id);
      return pool_id === null ? 'RS_ERROR_INVALID_GAME' : { pool_id, contribution };
    },

    async hitOf({ brandId }: Player, vendor: Vendor, request: WalletRequest<'win'>): Promise<Hit | WalletStatus> {
      const jackpot_win = request.meta?.jackpot_win ?? 0;
      if (jackpot_win === 0) return {};
      if (jackpot_win > request.amount) return 'RS_ERROR_WRONG_TYPES';
      const pool_id = await callers.pool(brandId, vendor.id);
      return pool_id === null ? 'RS_ERROR_INVALID_GAME' : { pool_id, jackpot_win };
    },
  };
}
