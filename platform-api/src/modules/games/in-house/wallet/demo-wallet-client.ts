import { LEDGER_SCALE } from '@marquee/contract/money';
import type pg from 'pg';
import type { Queryable } from '../../../../platform/database';
import type { Player } from '../player';
import { addPayouts, moveBalance, readOrOpenBalance } from './demo-balance-repository';
import type { Delivery, WalletClient } from './wallet-client';

const OPENING_BALANCE = 5_000n * LEDGER_SCALE;
const delivered: Delivery = async () => undefined;

/** Play money of a demo session: no member, no wallet calls. */
export function createDemoWalletClient(pool: pg.Pool): WalletClient {
  const move = (client: Queryable, { sessionId }: Player, amount: bigint) => moveBalance(client, sessionId, amount);
  const balance = ({ sessionId }: Player) => readOrOpenBalance(pool, sessionId, OPENING_BALANCE);

  return {
    balance,
    async stake(player, { amount }) {
      await balance(player);
      const newBalance = await move(pool, player, -amount);
      return newBalance === null
        ? { kind: 'refused', reason: 'insufficient_balance' }
        : { kind: 'taken', balance: newBalance };
    },
    async settle(client, { player, payout }) {
      if (payout > 0n) await move(client, player, payout);
      return delivered;
    },
    async settleAll(client, settlements) {
      await addPayouts(
        client,
        settlements.map(({ player: { sessionId }, payout }) => ({ sessionId, payout })),
      );
      return delivered;
    },
    async refund(client, player, { amount }) {
      await move(client, player, amount);
      return delivered;
    },
  };
}

/** Routes demo players to the demo wallet and all others to the real one. */
export function createWalletClient(real: WalletClient, demo: WalletClient): WalletClient {
  const of = (player: Player) => (player.demo ? demo : real);
  return {
    balance: (player) => of(player).balance(player),
    stake: (player, stake) => of(player).stake(player, stake),
    settle: (client, settlement) => of(settlement.player).settle(client, settlement),
    async settleAll(client, settlements) {
      const [played, staked] = [true, false].map((isDemo) =>
        settlements.filter(({ player }) => player.demo === isDemo),
      );
      const inDemo = await demo.settleAll(client, played ?? []);
      const forMoney = await real.settleAll(client, staked ?? []);
      return async () => {
        await inDemo();
        await forMoney();
      };
    },
    refund: (client, player, stake) => of(player).refund(client, player, stake),
  };
}
