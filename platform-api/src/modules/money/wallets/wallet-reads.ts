import type { CallValue } from '@marquee/contract/calls/index';
import type { VendorWallets } from '@marquee/contract/calls/vendor-wallets';
import { formatAmount } from '@marquee/contract/money';
import type { BrandRef } from '../../../platform/http/visitor';
import { readAutoTransfer, readWalletVendors, type WalletVendor } from './repository';
import type { WalletOwner, WalletsParts } from './wallets-parts';

export interface OwnedWallet {
  readonly vendor: WalletVendor;
  /** Ledger units. */
  readonly balance: bigint;
  /** Whether transfers to this wallet are allowed. */
  readonly isOpen: boolean;
}

export interface WalletReads {
  merchant(brand: Pick<BrandRef, 'id'>): Promise<CallValue<'wallets.merchant'>>;
  overview(owner: WalletOwner): Promise<VendorWallets>;
  /** Vendors that have wallets now, and former ones that still hold a balance. */
  walletsOf(owner: WalletOwner): Promise<OwnedWallet[]>;
}

export function createWalletReads({
  platform: {
    database: { pool },
  },
  ledger,
  brands,
}: Pick<WalletsParts, 'platform' | 'ledger' | 'brands'>): WalletReads {
  const codesOf = async ({ id }: Pick<BrandRef, 'id'>) => (await brands.byId(id)).config.vendorWallets;

  async function walletsOf({ member, brand }: WalletOwner): Promise<OwnedWallet[]> {
    const codes = await codesOf(brand);
    const balances = await ledger.vendorBalances(member.id);
    const fundedVendorIds = balances.filter(({ balance }) => balance > 0n).map(({ vendorId }) => vendorId);
    const vendors = await readWalletVendors(pool, codes, fundedVendorIds);
    return vendors.map((vendor) => ({
      vendor,
      balance: balances.find(({ vendorId }) => vendorId === vendor.id)?.balance ?? 0n,
      isOpen: vendor.enabled && codes.includes(vendor.code),
    }));
  }

  return {
    walletsOf,

    async merchant(brand) {
      const codes = await codesOf(brand);
      const vendors = await readWalletVendors(pool, codes, []);
      return { isSingle: codes.length === 0, vendors: vendors.map(({ code, name }) => ({ vendor: code, name })) };
    },

    async overview(owner) {
      const wallets = await walletsOf(owner);
      const { cash } = await ledger.balanceOf(owner.member.id);
      return {
        currency: owner.brand.currency,
        main: formatAmount(cash),
        autoTransfer: await readAutoTransfer(pool, owner.member.id),
        wallets: wallets.map(({ vendor: { code, name }, balance, isOpen }) => ({
          vendor: code,
          name,
          balance: formatAmount(balance),
          isOpen,
        })),
      };
    },
  };
}
