import { HI_LO_EDGE_PERCENT, HI_LO_MAX_CARDS, type HiLoMove, isHiLoHit } from '@marquee/contract/fairness/hi-lo';
import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { Logger } from '../../../../platform/logger';
import { formatAmount } from '@marquee/contract/money';
import { assertStake } from '../assert-stake';
import { limitsOf } from '../limits';
import type { Player } from '../player';
import { isDuplicateId } from '../rounds/duplicate-id';
import { oddsTaken } from '../rounds/odds-taken';
import { createStakeReturns } from '../rounds/stake-returns';
import type { SeedPairs } from '../seeds/seed-pairs';
import type { Delivery, WalletClient } from '../wallet/wallet-client';
import { type HiLoRow, insertRound, moveRound, readLiveRound, readRound, takeAbandoned } from './hi-lo-repository';
import { cardsOf, payoutNow, viewOf } from './hi-lo-view';

/** Increment when rules or odds change; stored with every bet. */
const RULE_VERSION = 'hi-lo/1';

export interface HiLoService {
  /** The player's round in play, to resume it. */
  live(player: Player): Promise<HiLoRound | null>;
  /**
   * Takes the stake and deals the first card; repeated with the same id it returns the same round.
   * @throws Failure `round_in_play`, `insufficient_balance`, `launch_expired`, `wallet_refused`, amount codes
   */
  start(player: Player, request: { roundId: string; stake: bigint }): Promise<HiLoRound>;
  /**
   * Deals the next card for a guess or a skip. The round pays automatically at its highest payout and at its last card.
   * @param request.step number of previous moves; a repeated move has no effect
   * @throws Failure `round_not_open`, `round_over`
   */
  move(player: Player, request: { roundId: string; step: number; move: HiLoMove }): Promise<HiLoRound>;
  /** Ends the round and pays. @throws Failure `round_not_open` before the first right guess, `round_over` after the end */
  cashOut(player: Player, roundId: string): Promise<HiLoRound>;
  /** Returns stakes with an unknown outcome after a process has ended. */
  recover(): Promise<void>;
}

interface HiLoParts {
  readonly pool: pg.Pool;
  readonly wallet: WalletClient;
  readonly seeds: SeedPairs;
  readonly log: Logger;
}

export function createHiLoService({ pool, wallet, seeds, log }: HiLoParts): HiLoService {
  const returns = createStakeReturns<HiLoRow>({
    pool,
    wallet,
    takeAbandoned,
    gameOf: () => 'HILO',
    cancelRow: (client, id) => moveRound(client, id, 'placing', 'cancelled'),
  });
  const view = async (player: Player, roundId: string): Promise<HiLoRound> => {
    const row = await readRound(pool, roundId, player.key);
    if (!row) throw new Failure('round_not_open');
    return viewOf(row, await wallet.balance(player));
  };

  const play = async (
    player: Player,
    roundId: string,
    work: (client: pg.PoolClient, row: HiLoRow) => Promise<Delivery | null>,
  ) => {
    const deliver = await inTransaction(pool, async (client) => {
      const row = await readRound(client, roundId, player.key, true);
      if (!row) throw new Failure('round_not_open');
      return work(client, row);
    }).catch((error: unknown) => {
      if (error instanceof Failure) log.warn({ player: player.key, game: 'HILO', roundId }, 'a move was refused');
      throw error;
    });
    await deliver?.().catch(() => undefined);
    return view(player, roundId);
  };

  return {
    async live(player) {
      const row = await readLiveRound(pool, player.key);
      return row && viewOf(row, await wallet.balance(player));
    },

    async start(player, { roundId, stake }) {
      assertStake(stake, player.currency);
      const existingRound = await readRound(pool, roundId, player.key);
      if (existingRound) return viewOf(existingRound, await wallet.balance(player));
      await open(pool, seeds, player, { id: roundId, stake });
      const snapshot = { rules: RULE_VERSION, edgePercent: Number(HI_LO_EDGE_PERCENT) };
      const outcome = await wallet.stake(player, { id: roundId, round: roundId, amount: stake, snapshot });
      if (outcome.kind === 'taken') {
        await moveRound(pool, roundId, 'placing', 'open');
      } else if (outcome.kind === 'refused') {
        await moveRound(pool, roundId, 'placing', 'refused');
        throw new Failure(outcome.reason);
      } else {
        await returns.cancel(player, { id: roundId, stake });
        throw new Failure('network_abnormal');
      }
      return view(player, roundId);
    },

    move: (player, { roundId, step, move }) =>
      play(player, roundId, async (client, row) => {
        if (row.moves[step] === move) return null;
        if (row.state !== 'open') throw new Failure('round_over');
        if (step !== row.moves.length) throw new Failure('round_not_open');
        return makeMove(client, wallet, player, { ...row, moves: [...row.moves, move] });
      }),

    cashOut: (player, roundId) =>
      play(player, roundId, async (client, row) => {
        if (row.state !== 'open') throw new Failure('round_over');
        if (!hasGuessed(row)) throw new Failure('round_not_open');
        const cards = await cardsOf(row);
        return end(client, wallet, player, row, cards, payoutNow(row, cards));
      }),

    recover: returns.recover,
  };
}

const hasGuessed = ({ moves }: HiLoRow): boolean => moves.some((move) => move !== 'skip');

/** @param row after the move */
async function makeMove(
  client: pg.PoolClient,
  wallet: WalletClient,
  player: Player,
  row: HiLoRow,
): Promise<Delivery | null> {
  const cards = await cardsOf(row);
  const [before = 0, next = 0] = cards.slice(-2);
  const move = row.moves.at(-1) ?? 'skip';
  // A prize that the highest payout cuts returns less than the game says: the player cashes out, skips or guesses otherwise.
  const { maxPayout } = limitsOf(row.currency);
  if (move !== 'skip' && payoutNow(row, cards) > maxPayout)
    throw new Failure('amount_above_maximum', { maximum: formatAmount(maxPayout) });
  if (move !== 'skip' && !isHiLoHit(before, move, next)) return end(client, wallet, player, row, cards, 0n);
  const isLast = cards.length >= HI_LO_MAX_CARDS;
  // The last card requires a guess: a round of skips alone would have nothing to pay.
  if (move === 'skip' && isLast) throw new Failure('round_not_open');
  const payout = payoutNow(row, cards);
  if (isLast || payout === maxPayout) return end(client, wallet, player, row, cards, payout);
  await moveRound(client, row.id, 'open', 'open', { moves: row.moves });
  return null;
}

/** Writes the round before the wallet call, so that a stake can always be traced to it. */
async function open(pool: pg.Pool, seeds: SeedPairs, player: Player, round: { id: string; stake: bigint }) {
  await inTransaction(pool, async (client) => {
    if (await readLiveRound(client, player.key)) throw new Failure('round_in_play');
    await insertRound(client, player, await seeds.take(client, player.key), round);
  }).catch((error: unknown) => {
    throw isDuplicateId(error) ? new Failure('round_in_play', undefined, { cause: error }) : error;
  });
}

async function end(
  client: pg.PoolClient,
  wallet: WalletClient,
  player: Player,
  row: HiLoRow,
  cards: readonly number[],
  payout: bigint,
): Promise<Delivery> {
  await moveRound(client, row.id, 'open', payout > 0n ? 'won' : 'lost', { moves: row.moves, payout });
  const detail = {
    game: 'HILO',
    cards,
    moves: row.moves,
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
