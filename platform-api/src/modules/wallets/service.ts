import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { VendorWallets } from '@marquee/contract/calls/vendor-wallets';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Failure } from '../../platform/failure';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import type { PublicIds } from '../../platform/public-id';
import type { BrandService } from '../brand/service';
import type { LedgerService } from '../ledger/service';
import type { Limits } from '../limits/service';
import { createGameVisits } from './game-visits';
import { moveMoney } from './move-money';
import { createWalletMoves } from './wallet-moves';
import { writeAutoTransfer } from './repository';
import { createWalletReads, type WalletReads } from './wallet-reads';

export interface WalletOwner {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id' | 'currency'>;
}
export interface WalletIntent extends WalletOwner {
  readonly idempotencyKey: string;
}

/** A member's wallets at the vendors of a brand whose merchant wallet is not single. */
export interface WalletsService extends Pick<WalletReads, 'merchant' | 'overview'> {
  /** @throws Failure as the call's row says */
  transfer(
    input: ParsedCallRequest<'wallets.vendorTransfer'>,
    intent: WalletIntent,
  ): Promise<CallValue<'wallets.vendorTransfer'>>;
  bringHome(intent: WalletIntent): Promise<CallValue<'wallets.bringHome'>>;
  setAutoTransfer(on: boolean, owner: WalletOwner): Promise<VendorWallets>;
  /**
   * Moves the money into a game that was opened: balances at other vendors return to the main wallet, and where the game's vendor
   * has a wallet of its own the whole main wallet goes there. Nothing moves for members who have switched it off.
   * @returns the visit to pass to `leaveGame`; null when nothing was moved
   */
  enterGame(owner: WalletOwner, vendorCode: string, sessionId: bigint): Promise<string | null>;
  /** Returns vendor balances to the main wallet, unless another game was opened since. @returns ledger units moved */
  leaveGame(owner: WalletOwner, visitId: string): Promise<bigint>;
}

export interface WalletsParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly ledger: LedgerService;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly ids: PublicIds;
}

export function createWalletsService(parts: WalletsParts): WalletsService {
  const { platform, ledger, limits } = parts;
  const reads = createWalletReads(parts);
  const moves = createWalletMoves(parts, reads);
  const answerOf = async (owner: WalletOwner, moved: bigint) => ({
    moved: formatAmount(moved),
    wallets: await reads.overview(owner),
  });

  return {
    merchant: reads.merchant,
    overview: reads.overview,
    ...createGameVisits(parts, reads, moves),

    async transfer({ vendor: code, direction, amount: amountText }, intent) {
      const { member, brand, idempotencyKey: key } = intent;
      const wallet = (await reads.walletsOf(intent)).find(({ vendor }) => vendor.code === code);
      if (!wallet || (direction === 'in' && !wallet.isOpen)) throw new Failure('feature_disabled');
      const amount = amountText === 'all' ? ('all' as const) : parseAmount(amountText);
      const moved = await moves.run(intent, async (tx) => {
        if (direction === 'in') await limits.refuseBarred(tx, member.id);
        const move = { brandId: brand.id, memberId: member.id, vendor: wallet.vendor, direction, amount, key };
        return moveMoney(ledger, move, tx);
      });
      return answerOf(intent, moved);
    },

    async bringHome(intent) {
      const moved = await moves.run(intent, (tx) => moves.collectAll(intent, intent.idempotencyKey, tx));
      return answerOf(intent, moved);
    },

    async setAutoTransfer(on, owner) {
      await writeAutoTransfer(platform.database.pool, owner.member.id, on);
      return reads.overview(owner);
    },
  };
}
