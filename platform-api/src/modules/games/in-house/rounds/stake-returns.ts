import type { InHouseCode } from '@marquee/contract/in-house';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import type { Player } from '../player';
import type { WalletClient } from '../wallet/wallet-client';
import type { RoundRow } from './round-repository';

/** Longer than any wallet call may take: a stake still pending belongs to a process that has ended. */
const ABANDONED_MS = 10_000;

/** Returns of stakes whose outcome at the wallet is unknown. */
export interface StakeReturns {
  /** Cancels a round whose stake may or may not have been taken, and refunds the stake. */
  cancel(player: Player, round: { readonly id: string; readonly stake: bigint }): Promise<void>;
  /** Does the same for rounds that an ended process left behind. */
  recover(): Promise<void>;
}

interface StakeReturnsParts<Row extends RoundRow> {
  readonly pool: pg.Pool;
  readonly wallet: WalletClient;
  readonly gameOf: (row: Row) => InHouseCode;
  readonly takeAbandoned: (client: pg.ClientBase, olderThanMs: number) => Promise<readonly Row[]>;
  /** @returns whether the round still waited for its stake */
  readonly cancelRow: (client: pg.ClientBase, id: string) => Promise<boolean>;
}

export function createStakeReturns<Row extends RoundRow>(parts: StakeReturnsParts<Row>): StakeReturns {
  const { pool, wallet, gameOf, takeAbandoned, cancelRow } = parts;
  const cancelIn = async (client: pg.ClientBase, player: Player, { id, stake }: { id: string; stake: bigint }) =>
    (await cancelRow(client, id)) ? wallet.refund(client, player, { id, round: id, amount: stake }) : null;

  return {
    async cancel(player, round) {
      const deliver = await inTransaction(pool, (client) => cancelIn(client, player, round));
      await deliver?.().catch(() => undefined);
    },
    recover: () =>
      inTransaction(pool, async (client) => {
        for (const row of await takeAbandoned(client, ABANDONED_MS))
          await cancelIn(client, playerOf(row, gameOf(row)), row);
      }),
  };
}

function playerOf(row: RoundRow, game: InHouseCode): Player {
  return {
    key: row.player,
    sessionId: row.session_id,
    token: row.token,
    game,
    demo: row.demo,
    currency: row.currency,
    brandId: 0,
    name: '',
  };
}
