import { MINES_CELLS, MINES_EDGE_PERCENT, minesPayout } from '@marquee/contract/fairness/mines';
import type { MinesRound } from '@marquee/contract/in-house';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { assertStake } from '../assert-stake';
import { limitsOf } from '../limits';
import type { Player } from '../player';
import { isDuplicateId } from '../rounds/duplicate-id';
import { oddsTaken } from '../rounds/odds-taken';
import { createStakeReturns } from '../rounds/stake-returns';
import type { SeedPairs } from '../seeds/seed-pairs';
import type { Delivery, WalletClient } from '../wallet/wallet-client';
import { insertRound, type MinesRow, moveRound, takeAbandoned, readLiveRound, readRound } from './mines-repository';
import { isOver, payoutNow, positionsOf, viewOf } from './mines-view';

/** Increment when rules or odds change; stored with every bet. */
const RULE_VERSION = 'mines/1';

export interface MinesService {
  /** The player's round in play, to resume it. */
  live(player: Player): Promise<MinesRound | null>;
  /**
   * Takes the stake and opens a round; repeated with the same id it returns the same round.
   * @throws Failure `round_in_play`, `insufficient_balance`, `launch_expired`, `wallet_refused`, amount codes
   */
  start(player: Player, request: { roundId: string; stake: bigint; mines: number }): Promise<MinesRound>;
  /** Opens a cell; the last one that can be won cashes out. @throws Failure `round_not_open`, `round_over` */
  pick(player: Player, roundId: string, cell: number): Promise<MinesRound>;
  /** Ends the round and pays. @throws Failure `round_not_open` before the first safe cell, `round_over` after the end */
  cashOut(player: Player, roundId: string): Promise<MinesRound>;
  /** Returns stakes with an unknown outcome after a process has ended. */
  recover(): Promise<void>;
}

export function createMinesService(pool: pg.Pool, wallet: WalletClient, seeds: SeedPairs): MinesService {
  const returns = minesReturns(pool, wallet);
  const view = async (player: Player, roundId: string): Promise<MinesRound> => {
    const row = await readRound(pool, roundId, player.key);
    if (!row) throw new Failure('round_not_open');
    return viewOf(row, await wallet.balance(player));
  };

  const play = async (
    player: Player,
    roundId: string,
    move: (client: pg.PoolClient, row: MinesRow) => Promise<Delivery | null>,
  ) => {
    const deliver = await inTransaction(pool, async (client) => {
      const row = await readRound(client, roundId, player.key, true);
      if (!row) throw new Failure('round_not_open');
      if (row.state !== 'open') throw new Failure('round_over');
      return move(client, row);
    });
    await deliver?.().catch(() => undefined);
    return view(player, roundId);
  };

  return {
    async live(player) {
      const row = await readLiveRound(pool, player.key);
      return row && viewOf(row, await wallet.balance(player));
    },

    async start(player, request) {
      assertStake(request.stake, player.currency);
      const existingRound = await readRound(pool, request.roundId, player.key);
      if (existingRound) return viewOf(existingRound, await wallet.balance(player));
      await open(pool, seeds, player, request);
      const snapshot = { rules: RULE_VERSION, mines: request.mines, edgePercent: Number(MINES_EDGE_PERCENT) };
      const outcome = await wallet.stake(player, {
        id: request.roundId,
        round: request.roundId,
        amount: request.stake,
        snapshot,
      });
      if (outcome.kind === 'taken') {
        await moveRound(pool, request.roundId, 'placing', 'open');
      } else if (outcome.kind === 'refused') {
        await moveRound(pool, request.roundId, 'placing', 'refused');
        throw new Failure(outcome.reason);
      } else {
        await returns.cancel(player, { id: request.roundId, stake: request.stake });
        throw new Failure('network_abnormal');
      }
      return view(player, request.roundId);
    },

    pick: (player, roundId, cell) =>
      play(player, roundId, async (client, row) => {
        if (row.picks.includes(cell)) return null;
        const picks = [...row.picks, cell];
        if ((await positionsOf(row)).includes(cell)) return end(client, wallet, player, row, picks, 0n);
        if (isLastPick(row, picks.length)) return end(client, wallet, player, row, picks, payoutNow({ ...row, picks }));
        await moveRound(client, row.id, 'open', 'open', { picks });
        return null;
      }),

    cashOut: (player, roundId) =>
      play(player, roundId, async (client, row) => {
        if (row.picks.length === 0 || isOver(row)) throw new Failure('round_not_open');
        return end(client, wallet, player, row, row.picks, payoutNow(row));
      }),

    recover: returns.recover,
  };
}

/** The last safe cell, or the last one whose prize the highest payout does not cut: whoever picked on would risk more than they can win. */
const isLastPick = ({ stake, mines, currency }: MinesRow, picks: number): boolean =>
  picks === MINES_CELLS - mines || minesPayout(stake, mines, picks + 1) > limitsOf(currency).maxPayout;

const minesReturns = (pool: pg.Pool, wallet: WalletClient) =>
  createStakeReturns<MinesRow>({
    pool,
    wallet,
    takeAbandoned,
    gameOf: () => 'MINES',
    cancelRow: (client, id) => moveRound(client, id, 'placing', 'cancelled'),
  });

/** Writes the round before the wallet call, so that a stake can always be traced to it. */
async function open(
  pool: pg.Pool,
  seeds: SeedPairs,
  player: Player,
  request: { roundId: string; stake: bigint; mines: number },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (await readLiveRound(client, player.key)) throw new Failure('round_in_play');
    const pair = await seeds.take(client, player.key);
    await insertRound(client, player, pair, { ...request, id: request.roundId });
  }).catch((error: unknown) => {
    throw isDuplicateId(error) ? new Failure('round_in_play', undefined, { cause: error }) : error;
  });
}

async function end(
  client: pg.PoolClient,
  wallet: WalletClient,
  player: Player,
  row: MinesRow,
  picks: number[],
  payout: bigint,
): Promise<Delivery> {
  await moveRound(client, row.id, 'open', payout > 0n ? 'won' : 'lost', { picks, payout });
  const detail = {
    game: 'MINES',
    mines: row.mines,
    picks,
    minePositions: await positionsOf(row),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  };
  return wallet.settle(client, {
    betId: row.id,
    round: row.id,
    player,
    payout,
    odds: oddsTaken(row.stake, payout),
    detail,
  });
}
