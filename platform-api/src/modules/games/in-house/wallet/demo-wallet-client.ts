import { LEDGER_SCALE } from '@marquee/contract/money';
import type pg from 'pg';
import type { Queryable } from '../../../../platform/database';
import type { Player } from '../player';
import type { Delivery, WalletClient } from './wallet-client';

const OPENING_BALANCE = 5_000n * LEDGER_SCALE;
const delivered: Delivery = async () => undefined;

/** Play money of a demo session: no member, no wallet calls. */
export function createDemoWalletClient(pool: pg.Pool): WalletClient {
  const move = async (client: Queryable, { sessionId }: Player, amount: bigint): Promise<bigint | null> => {
    const { rows } = await client.query<{ balance: bigint }>({
      name: 'demo-move',
      text: 'update in_house_demo_balance set balance = balance + $2 where session_id = $1 and balance + $2 >= 0 returning balance',
      values: [sessionId, amount],
    });
    return rows[0]?.balance ?? null;
  };

  const balance = async ({ sessionId }: Player): Promise<bigint> => {
    const { rows } = await pool.query<{ balance: bigint }>({
      name: 'demo-balance',
      text: `insert into in_house_demo_balance (session_id, balance) values ($1, $2)
             on conflict (session_id) do update set balance = in_house_demo_balance.balance returning balance`,
      values: [sessionId, OPENING_BALANCE],
    });
    return rows[0]?.balance ?? 0n;
  };

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
      await client.query({
        name: 'demo-move-all',
        text: `update in_house_demo_balance d set balance = d.balance + p.payout
               from (select session_id, sum(payout) as payout from unnest($1::bigint[], $2::bigint[]) p (session_id, payout)
                     where payout > 0 group by session_id) p where d.session_id = p.session_id`,
        values: [
          settlements.map(({ player }) => String(player.sessionId)),
          settlements.map(({ payout }) => String(payout)),
        ],
      });
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
