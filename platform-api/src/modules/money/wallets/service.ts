import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { VendorWallets } from '@marquee/contract/calls/vendor-wallets';
import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import { createGameVisits, type GameVisits } from './game-visits';
import { moveMoney } from './move-money';
import { createStakeFunds, type StakeFunds } from './stake-funds';
import { createWalletMoves } from './wallet-moves';
import { writeAutoTransfer } from './repository';
import { createWalletReads, type WalletReads } from './wallet-reads';
import type { WalletOwner, WalletsParts } from './wallets-parts';

export interface WalletIntent extends WalletOwner {
  readonly idempotencyKey: string;
}

/** A member's wallets at vendors, for brands without a single wallet. */
export interface WalletsService extends Pick<WalletReads, 'merchant' | 'overview'>, GameVisits, StakeFunds {
  /** @throws Failure as the call's row says */
  transfer(
    input: ParsedCallRequest<'wallets.vendorTransfer'>,
    intent: WalletIntent,
  ): Promise<CallValue<'wallets.vendorTransfer'>>;
  bringHome(intent: WalletIntent): Promise<CallValue<'wallets.bringHome'>>;
  setAutoTransfer(on: boolean, owner: WalletOwner): Promise<VendorWallets>;
}

export function createWalletsService(parts: WalletsParts): WalletsService {
  const { platform, ledger, limits } = parts;
  const reads = createWalletReads(parts);
  const moves = createWalletMoves(parts, reads);
  const answerOf = async (owner: WalletOwner, movedAmount: bigint) => ({
    moved: formatAmount(movedAmount),
    wallets: await reads.overview(owner),
  });

  return {
    merchant: reads.merchant,
    overview: reads.overview,
    ...createGameVisits(parts, reads, moves),
    ...createStakeFunds(parts, reads, moves),

    async transfer({ vendor: code, direction, amount: amountText }, intent) {
      const { member, brand, idempotencyKey: key } = intent;
      const wallet = (await reads.walletsOf(intent)).find(({ vendor }) => vendor.code === code);
      if (!wallet || (direction === 'in' && !wallet.isOpen)) throw new Failure('feature_disabled');
      const amount = amountText === 'all' ? ('all' as const) : enteredAmount(amountText);
      const movedAmount = await moves.run(intent, async (tx) => {
        if (direction === 'in') await limits.refuseBarred(tx, member.id);
        const move = { brandId: brand.id, memberId: member.id, vendor: wallet.vendor, direction, amount, key };
        return moveMoney(ledger, move, tx);
      });
      return answerOf(intent, movedAmount);
    },

    async bringHome(intent) {
      const movedAmount = await moves.run(intent, (tx) => moves.collectAll(intent, intent.idempotencyKey, tx));
      return answerOf(intent, movedAmount);
    },

    async setAutoTransfer(on, owner) {
      await writeAutoTransfer(platform.database.pool, owner.member.id, on);
      return reads.overview(owner);
    },
  };
}
