import { Failure } from '../../../platform/failure';
import type { WalletsParts, WalletOwner } from './wallets-parts';
import { moveMoney } from './move-money';
import { readAutoTransfer } from './repository';
import type { WalletMoves } from './wallet-moves';
import type { WalletReads } from './wallet-reads';

/** Automatic transfers during play: with two games open, the money follows the stakes. */
export interface StakeFunds {
  /** Whether the member's whole balance may be staked in any game. */
  followsStakes(memberId: bigint): Promise<boolean>;
  /**
   * Moves the member's money to the wallet that a stake leaves, if that wallet lacks money and all wallets together cover the
   * stake; of the main wallet, with what can be played of a bonus.
   * @param vendorCode of the vendor whose wallet the stake leaves; null for the main wallet
   * @param stake ledger units
   * @returns whether the wallet, with that bonus, covers the stake now
   */
  coverStake(owner: WalletOwner, vendorCode: string | null, stake: bigint): Promise<boolean>;
}

export function createStakeFunds(
  { platform, ledger, limits }: Pick<WalletsParts, 'platform' | 'ledger' | 'limits'>,
  { walletsOf }: Pick<WalletReads, 'walletsOf'>,
  { run, collectAll }: WalletMoves,
): StakeFunds {
  const { pool } = platform.database;
  const followsStakes = (memberId: bigint) => readAutoTransfer(pool, memberId);
  return {
    followsStakes,
    async coverStake(owner, vendorCode, stake) {
      const { member, brand } = owner;
      if (!(await followsStakes(member.id))) return false;
      const target = (await walletsOf(owner)).find(
        ({ vendor, isOpen }) => isOpen && vendor.code === vendorCode,
      )?.vendor;
      let isCovered = false;
      const gather = () =>
        run(owner, async (tx) => {
          const balances = await ledger.vendorBalances(member.id, tx);
          const { cash, playable } = await ledger.balanceOf(member.id, tx);
          const atTarget = target ? (balances.find(({ vendorId }) => vendorId === target.id)?.balance ?? 0n) : cash;
          const total = balances.reduce((sum, { balance }) => sum + balance, target ? cash : cash + playable);
          isCovered = total >= stake;
          if (!isCovered || atTarget >= stake) return 0n;
          const key = `stake:${crypto.randomUUID()}`;
          const collected = await collectAll(owner, key, tx, target?.id);
          if (!target) return collected;
          await limits.refuseBarred(tx, member.id);
          const whole = { direction: 'in', amount: 'all', key } as const;
          const move = { brandId: brand.id, memberId: member.id, vendor: target, ...whole };
          return collected + (await moveMoney(ledger, move, tx));
        });
      try {
        await gather();
      } catch (error) {
        if (error instanceof Failure) return false;
        throw error;
      }
      return isCovered;
    },
  };
}
