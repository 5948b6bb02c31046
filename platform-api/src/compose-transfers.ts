import { formatAmount } from '@marquee/contract/money';
import type { Money } from './compose-money';
import type { BrandService } from './modules/brand/service';
import type { Audit } from './modules/operator/audit';
import { transferRoutes } from './modules/transfer/routes';
import { createTransferService } from './modules/transfer/service';
import { walletsRoutes } from './modules/wallets/routes';
import { createWalletsService, type WalletsService } from './modules/wallets/service';
import { createWithdrawPassword } from './modules/withdraw-password/service';
import type { On } from './platform/http/call-registrar';
import type { Platform } from './platform/platform';

/** Transfers within a line, of which both sides' pages hear, and between a member's own wallets. @returns the latter */
export function composeTransfers(
  on: On,
  platform: Platform,
  { brands, money: { ledger, limits, wagering, ids }, audit }: { brands: BrandService; money: Money; audit: Audit },
): WalletsService {
  const transfers = createTransferService({
    platform,
    ledger,
    limits,
    brands,
    wagering,
    ids,
    passwords: createWithdrawPassword(platform, audit),
    async announce(ends, { currency }) {
      for (const { memberId, kind } of ends) {
        const { cash, agent } = await ledger.balanceOf(memberId);
        if (kind === 'cash') ledger.announce(memberId, cash, currency);
        else platform.bus.publish('wallet.float', { balance: formatAmount(agent), currency }, { memberId });
      }
    },
  });
  transferRoutes(on, transfers);
  const wallets = createWalletsService({ platform, ledger, limits, brands, ids });
  walletsRoutes(on, wallets);
  return wallets;
}
