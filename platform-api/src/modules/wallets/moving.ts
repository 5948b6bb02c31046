import type pg from 'pg';
import { inTransaction } from '../../platform/database';
import { moveMoney } from './move-money';
import { readWalletVendors } from './repository';
import type { WalletOwner, WalletsParts } from './service';
import type { WalletReads } from './wallet-reads';

export interface Moving {
  /** Runs `work` in one transaction that holds the member's money; the pages hear of it after the commit. @returns ledger units moved */
  hold(owner: WalletOwner, work: (tx: pg.PoolClient) => Promise<bigint>): Promise<bigint>;
  /** Brings home what lies at all vendors, but for one. @returns ledger units */
  sweepHome(owner: WalletOwner, key: string, tx: pg.PoolClient, except?: number): Promise<bigint>;
}

export function createMoving(
  { platform, ledger }: Pick<WalletsParts, 'platform' | 'ledger'>,
  { walletsOf }: Pick<WalletReads, 'walletsOf'>,
): Moving {
  return {
    async hold(owner, work) {
      const { member, brand } = owner;
      const moved = await inTransaction(platform.database.pool, async (tx) => {
        await ledger.lock(member.id, tx);
        return work(tx);
      });
      if (moved === 0n) return moved;
      ledger.announce(member.id, (await ledger.balanceOf(member.id)).cash, brand.currency);
      for (const { vendor, balance } of await walletsOf(owner))
        ledger.announceAtVendor(member.id, vendor.code, balance, brand.currency);
      return moved;
    },

    async sweepHome({ member, brand }, key, tx, except) {
      const there = (await ledger.vendorBalances(member.id, tx)).filter(({ vendorId }) => vendorId !== except);
      const vendorIds = there.map(({ vendorId }) => vendorId);
      let moved = 0n;
      for (const vendor of await readWalletVendors(tx, [], vendorIds)) {
        const whole = { direction: 'out', amount: 'all', key: `${key}:${vendor.id}` } as const;
        moved += await moveMoney(ledger, { brandId: brand.id, memberId: member.id, vendor, ...whole }, tx);
      }
      return moved;
    },
  };
}
