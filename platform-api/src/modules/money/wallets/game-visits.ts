import { randomUUID } from 'node:crypto';
import { moveMoney } from './move-money';
import type { WalletMoves } from './wallet-moves';
import { isLatestVisit, readAutoTransfer } from './repository';
import type { WalletReads } from './wallet-reads';
import type { WalletOwner, WalletsParts } from './wallets-parts';

export interface GameVisits {
  /**
   * Moves the money into a game that was opened: balances at other vendors return to the main wallet, and where the game's vendor
   * has a wallet of its own the whole main wallet goes there. Nothing moves for members who have switched it off.
   * @returns the visit to pass to `leaveGame`; null when nothing was moved
   */
  enterGame(owner: WalletOwner, vendorCode: string, sessionId: bigint): Promise<string | null>;
  /** Returns vendor balances to the main wallet, unless another game was opened since. @returns ledger units moved */
  leaveGame(owner: WalletOwner, visitId: string): Promise<bigint>;
}

/** Automatic transfers into a game's vendor wallet and back. */
export function createGameVisits(
  { platform, ledger, limits, ids }: Omit<WalletsParts, 'brands'>,
  { walletsOf }: Pick<WalletReads, 'walletsOf'>,
  { run, collectAll }: WalletMoves,
): GameVisits {
  const { pool } = platform.database;
  return {
    async enterGame(owner, vendorCode, sessionId) {
      const { member, brand } = owner;
      const wallets = await walletsOf(owner);
      if (wallets.length === 0 || !(await readAutoTransfer(pool, member.id))) return null;
      const target = wallets.find(({ vendor, isOpen }) => isOpen && vendor.code === vendorCode)?.vendor;
      const key = `enter:${sessionId}`;
      await run(owner, async (tx) => {
        const home = await collectAll(owner, key, tx, target?.id);
        if (!target) return home;
        await limits.refuseBarred(tx, member.id);
        const fullTransfer = { direction: 'in', amount: 'all', key } as const;
        return (
          home +
          (await moveMoney(ledger, { brandId: brand.id, memberId: member.id, vendor: target, ...fullTransfer }, tx))
        );
      });
      return target ? ids.encode(sessionId) : null;
    },

    async leaveGame(owner, visitId) {
      const sessionId = ids.decode(visitId);
      if (sessionId === null || !(await readAutoTransfer(pool, owner.member.id))) return 0n;
      // A game opened at the same time creates its session before it moves money: either its session is visible here, or it takes
      // the money from the main wallet.
      return run(owner, async (tx) =>
        (await isLatestVisit(tx, owner.member.id, sessionId)) ? collectAll(owner, `leave:${randomUUID()}`, tx) : 0n,
      );
    },
  };
}
