import type { WalletRequest } from '@marquee/contract/wallet-protocol';
import type { Platform } from '../../../platform/platform';
import { hasReserve } from '../../money/settlement/debts';
import { type Answer, refusal } from './answer';
import { createCallers, type GameDirectory, type PoolDirectory } from './callers';
import type { Vendor } from './directory';
import { balanceWith, type PlayingFunds } from './playing-balance';
import { createTransactions, type OnWin, type Transactions } from './transactions';

/** The default jurisdiction of a brand. */
const UNKNOWN_COUNTRY = 'XX';

export interface VendorWalletService extends Transactions {
  vendor(code: string): Promise<Vendor | null>;
  info(vendor: Vendor, request: WalletRequest<'info'>): Promise<Answer>;
  balance(vendor: Vendor, request: WalletRequest<'balance'>): Promise<Answer>;
  /** Invalidates the cache of a member: after logout, self-exclusion or disabling. */
  forgetMember(memberId: bigint): void;
  close(): Promise<void>;
}

interface Directories {
  readonly games: GameDirectory;
  readonly pools: PoolDirectory;
}

/** The platform's interface for game vendors; every round of every game goes through it. */
export async function createVendorWalletService(
  platform: Platform,
  funds: PlayingFunds,
  { games, pools }: Directories,
  onWin: OnWin,
): Promise<VendorWalletService> {
  const callers = await createCallers(platform, games, pools);
  const now = () => platform.clock.now().getTime();

  return {
    vendor: callers.vendor,
    forgetMember: callers.forgetMember,
    close: callers.close,

    async info(vendor, { user }) {
      const player = await callers.player(user);
      if (!player) return refusal('RS_ERROR_UNKNOWN');
      const balance = await balanceWith(funds, player, vendor);
      const info = {
        country: UNKNOWN_COUNTRY,
        jurisdiction: UNKNOWN_COUNTRY,
        sub_partner_id: String(player.brandId),
        birth_date: null,
        registration_date: player.registeredOn,
        tags: [],
      };
      return { status: 'RS_OK', balance, currency: player.currency, info };
    },

    async balance(vendor, { user, token }) {
      const session = await callers.session(token);
      if (!session || session.vendorId !== vendor.id || session.player.walletUser !== user)
        return refusal('RS_ERROR_INVALID_TOKEN');
      if (session.ended || session.expiresAt <= now()) return refusal('RS_ERROR_TOKEN_EXPIRED');
      const balance = await balanceWith(funds, session.player, vendor);
      return { status: 'RS_OK', balance, currency: session.player.currency };
    },

    ...createTransactions({
      callers,
      funds,
      now,
      onWin,
      hasReserve: (memberId) => hasReserve(platform.database.pool, memberId, platform.clock.now()),
    }),
  };
}
