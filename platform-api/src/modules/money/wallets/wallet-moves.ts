import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { moveMoney } from './move-money';
import { readWalletVendors } from './repository';
import type { WalletReads } from './wallet-reads';
import type { WalletOwner, WalletsParts } from './wallets-parts';

export interface WalletMoves {
  /** Runs `work` in one transaction with the member's accounts locked and announces the balances after the commit. @returns ledger units moved */
  run(owner: WalletOwner, work: (tx: pg.PoolClient) => Promise<bigint>): Promise<bigint>;
  /**
   * Moves all vendor balances, except one vendor's, to the main wallet.
   * @returns ledger units moved
   */
  collectAll(owner: WalletOwner, key: string, tx: pg.PoolClient, except?: number): Promise<bigint>;
}

export function createWalletMoves(
  { platform, ledger }: Pick<WalletsParts, 'platform' | 'ledger'>,
  { walletsOf }: Pick<WalletReads, 'walletsOf'>,
): WalletMoves {
  return {
    async run(owner, work) {
      const { member, brand } = owner;
      const movedAmount = await inTransaction(platform.database.pool, async (tx) => {
        await ledger.lock(member.id, tx);
        return work(tx);
      });
      if (movedAmount === 0n) return movedAmount;
      ledger.announce(member.id, (await ledger.balanceOf(member.id)).cash, brand.currency);
      for (const { vendor, balance } of await walletsOf(owner))
        ledger.announceAtVendor(member.id, vendor.code, balance, brand.currency);
      return movedAmount;
    },

    async collectAll({ member, brand }, key, tx, except) {
      const balances = (await ledger.vendorBalances(member.id, tx)).filter(({ vendorId }) => vendorId !== except);
      const vendorIds = balances.map(({ vendorId }) => vendorId);
      let movedAmount = 0n;
      for (const vendor of await readWalletVendors(tx, [], vendorIds)) {
        const entire = { direction: 'out', amount: 'all', key: `${key}:${vendor.id}` } as const;
        movedAmount += await moveMoney(ledger, { brandId: brand.id, memberId: member.id, vendor, ...entire }, tx);
      }
      return movedAmount;
    },
  };
}
