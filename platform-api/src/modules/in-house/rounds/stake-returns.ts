import type { InHouseCode } from '@marquee/contract/in-house';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Player } from '../player';
import type { Purse } from '../wallet/purse';
import type { RoundRow } from './round-reader';

/** Longer than any answer of the wallet is waited for: a stake without one belongs to a process that is gone. */
const ABANDONED_MS = 10_000;

/** Stakes that go back because nobody knows whether they were taken. */
export interface StakeReturns {
  /** Ends a round whose stake may or may not have been taken, and calls the stake back. */
  cancel(player: Player, round: { readonly id: string; readonly stake: bigint }): Promise<void>;
  /** Does the same for rounds that a dead process left. */
  recover(): Promise<void>;
}

interface StakeReturnsParts<Row extends RoundRow> {
  readonly pool: pg.Pool;
  readonly purse: Purse;
  readonly gameOf: (row: Row) => InHouseCode;
  readonly takeAbandoned: (client: pg.ClientBase, olderThanMs: number) => Promise<readonly Row[]>;
  /** @returns whether the round still waited for its stake */
  readonly cancelRow: (client: pg.ClientBase, id: string) => Promise<boolean>;
}

export function createStakeReturns<Row extends RoundRow>(parts: StakeReturnsParts<Row>): StakeReturns {
  const { pool, purse, gameOf, takeAbandoned, cancelRow } = parts;
  const cancelIn = async (client: pg.ClientBase, player: Player, { id, stake }: { id: string; stake: bigint }) =>
    (await cancelRow(client, id)) ? purse.refund(client, player, { id, round: id, amount: stake }) : null;

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
