import { randomUUID } from 'node:crypto';
import { moveMoney } from './move-money';
import type { Moving } from './moving';
import { isLatestVisit, readAutoTransfer } from './repository';
import type { WalletsParts, WalletsService } from './service';
import type { WalletReads } from './wallet-reads';

/** Money that follows into games and comes home after them. */
export function createGameVisits(
  { platform, ledger, limits, ids }: Omit<WalletsParts, 'brands'>,
  { walletsOf }: Pick<WalletReads, 'walletsOf'>,
  { hold, sweepHome }: Moving,
): Pick<WalletsService, 'enterGame' | 'leaveGame'> {
  const { pool } = platform.database;
  return {
    async enterGame(owner, vendorCode, sessionId) {
      const { member, brand } = owner;
      const wallets = await walletsOf(owner);
      if (wallets.length === 0 || !(await readAutoTransfer(pool, member.id))) return null;
      const target = wallets.find(({ vendor, isOpen }) => isOpen && vendor.code === vendorCode)?.vendor;
      const key = `enter:${sessionId}`;
      await hold(owner, async (tx) => {
        const home = await sweepHome(owner, key, tx, target?.id);
        if (!target) return home;
        await limits.refuseBarred(tx, member.id);
        const whole = { direction: 'in', amount: 'all', key } as const;
        return (
          home + (await moveMoney(ledger, { brandId: brand.id, memberId: member.id, vendor: target, ...whole }, tx))
        );
      });
      return target ? ids.encode(sessionId) : null;
    },

    async leaveGame(owner, visitId) {
      const sessionId = ids.decode(visitId);
      if (sessionId === null || !(await readAutoTransfer(pool, owner.member.id))) return 0n;
      // A game that is opened at the same time has its session before its money: either it is seen here, or it takes the money from home.
      return hold(owner, async (tx) =>
        (await isLatestVisit(tx, owner.member.id, sessionId)) ? sweepHome(owner, `leave:${randomUUID()}`, tx) : 0n,
      );
    },
  };
}
