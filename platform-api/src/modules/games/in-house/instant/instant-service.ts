import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { floorToCent, formatAmount } from '@marquee/contract/amount';
import { type InstantGame, largestStake, type Odds, type SingleBetGame } from '@marquee/contract/fairness/instant';
import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import type { InstantRound } from '@marquee/contract/in-house-rounds';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { Logger } from '../../../../platform/logger';
import { assertStake } from '../assert-stake';
import { limitsOf } from '../limits';
import type { Player } from '../player';
import { isDuplicateId } from '../rounds/duplicate-id';
import { createStakeReturns, type StakeReturns } from '../rounds/stake-returns';
import type { SeedPairs } from '../seeds/seed-pairs';
import type { WalletClient } from '../wallet/wallet-client';
import { endRound, type InstantRow, insertRound, readRound, takeAbandoned } from './instant-repository';
import { multiplierOf, viewOf } from './instant-view';

export interface InstantRequest {
  /** The client's idempotency key. */
  readonly roundId: string;
  readonly game: InstantCode;
  /** Of the whole round, ledger units. */
  readonly stake: bigint;
  /** As sent by the client; checked by the game's rule. */
  readonly options: unknown;
  /** Part of an automatic series; only where the jurisdiction allows it. */
  readonly auto?: boolean | undefined;
}

export interface InstantService {
  /**
   * Takes the stake, plays the round and pays; repeated with the same id it returns the same round.
   * @throws Failure `feature_disabled` for a series where the brand's jurisdiction has none, `validation_failed`,
   *   `round_not_open`, `insufficient_balance`, `launch_expired`, `wallet_refused`, amount codes
   */
  play(player: Player & { readonly autoBet?: boolean }, request: InstantRequest): Promise<InstantRound>;
  /** Returns stakes with an unknown outcome after a process has ended. */
  recover(): Promise<void>;
}

interface InstantParts {
  readonly pool: pg.Pool;
  readonly wallet: WalletClient;
  readonly seeds: SeedPairs;
  readonly log: Logger;
}

/** A round that is stored and waits for its stake. */
interface Placed {
  readonly row: InstantRow;
  readonly rule: InstantGame<object, object>;
  readonly options: object;
}

/** The games whose round is one call. */
export function createInstantService(parts: InstantParts): InstantService {
  const { pool, wallet, log } = parts;
  const returns = createStakeReturns<InstantRow>({
    pool,
    wallet,
    takeAbandoned,
    gameOf: ({ game }) => game,
    cancelRow: (client, id) => endRound(client, id, 'cancelled'),
  });
  return {
    async play(player, request) {
      if (request.auto && !player.autoBet) throw new Failure('feature_disabled');
      const options = checked(player, request, log);
      const existingRound = await readRound(pool, request.roundId, player.key);
      if (existingRound) return viewOf(existingRound, await wallet.balance(player));
      const placed = await place(parts, player, request, options);
      const balance = await takeStake(parts, returns, player, placed);
      await settle(parts, player, placed);
      const row = (await readRound(pool, request.roundId, player.key)) ?? placed.row;
      // The round is final even when the wallet cannot return the balance.
      return viewOf(row, await wallet.balance(player).catch(() => balance));
    },

    recover: returns.recover,
  };
}

/** Validates the options by the game's own rule; unknown options are refused. */
function checked(player: Player, { game, stake, options, roundId }: InstantRequest, log: Logger): object {
  const rule: InstantGame<object, object> = instantGames[game];
  const parsed = rule.optionsSchema.safeParse(options);
  const isFitting =
    player.game === game && parsed.success && (rule.stakeOf === undefined || rule.stakeOf(parsed.data) === stake);
  if (!isFitting) {
    log.warn({ player: player.key, game, roundId, launched: player.game }, 'an impossible bet was refused');
    throw fieldFailure({ path: 'options', messageKey: 'invalid' });
  }
  assertStake(stake, player.currency);
  assertPayable(rule, stake, parsed.data, player.currency);
  return parsed.data;
}

/**
 * A prize that the highest payout would cut returns less than the game says.
 * @throws Failure `amount_above_maximum` with the largest stake on these options
 */
function assertPayable(rule: InstantGame<object, object>, stake: bigint, options: object, currency: string): void {
  const { maxPayout } = limitsOf(currency);
  const largest = rule.largestPayout?.(options);
  const maximum =
    largest === undefined
      ? largestStake(maxPayout, oddsOf(rule, options))
      : largest > maxPayout
        ? (stake * maxPayout) / largest
        : stake;
  if (stake > maximum) throw new Failure('amount_above_maximum', { maximum: formatAmount(floorToCent(maximum)) });
}

/** What the stake is paid at most, hundredths. */
function bestOdds(rule: InstantGame<object, object>, stake: bigint, options: object): number {
  const largest = rule.largestPayout?.(options);
  if (largest !== undefined) return Number((largest * 100n) / stake);
  return Math.floor(Math.max(...oddsOf(rule, options).map(({ factor }) => factor)) * 100);
}

/** Every game without spots has one bet a round. */
const oddsOf = (rule: InstantGame<object, object>, options: object): readonly Odds[] =>
  (rule as SingleBetGame<object, object>).odds(options);

/** Writes the round before the wallet call, so that a stake can always be traced to it. */
async function place(
  { pool, seeds, log }: InstantParts,
  player: Player,
  { roundId, game, stake }: InstantRequest,
  options: object,
): Promise<Placed> {
  await inTransaction(pool, async (client) => {
    const pair = await seeds.take(client, player.key);
    await insertRound(client, player, pair, { id: roundId, game, stake, options });
  }).catch((error: unknown) => {
    if (!isDuplicateId(error)) throw error;
    // The same call concurrently, or another player's id.
    log.warn({ player: player.key, game, roundId }, 'a round was requested under an existing id');
    throw new Failure('round_not_open', undefined, { cause: error });
  });
  const row = await readRound(pool, roundId, player.key);
  if (!row) throw new Error('the round that was just written is gone');
  return { row, rule: instantGames[game], options };
}

/** @returns the balance after the stake, ledger units */
async function takeStake(
  { pool, wallet }: InstantParts,
  returns: StakeReturns,
  player: Player,
  { row, rule, options }: Placed,
): Promise<bigint> {
  const { id, stake: amount } = row;
  const snapshot = { rules: rule.version, options };
  const odds = bestOdds(rule, amount, options);
  const outcome = await wallet.stake(player, { id, round: id, amount, odds, snapshot });
  if (outcome.kind === 'taken') return outcome.balance;
  if (outcome.kind === 'refused') {
    await endRound(pool, id, 'refused');
    throw new Failure(outcome.reason);
  }
  await returns.cancel(player, row);
  throw new Failure('network_abnormal');
}

async function settle({ pool, wallet }: InstantParts, player: Player, { row, rule, options }: Placed): Promise<void> {
  const outcome = await playFairly(
    { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce },
    (draw) => rule.play(draw, options),
  );
  const { maxPayout } = limitsOf(row.currency);
  const earned = rule.payout(row.stake, options, outcome);
  const payout = earned < maxPayout ? earned : maxPayout;
  const detail = {
    game: row.game,
    options,
    outcome,
    multiplierHundredths: multiplierOf(row.stake, payout),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  };
  const deliver = await inTransaction(pool, async (client) => {
    // Recovery may have been first if this process stalled: then the stake is being returned.
    if (!(await endRound(client, row.id, payout > 0n ? 'won' : 'lost', { outcome, payout }))) return null;
    const validBet = rule.atRisk?.(options) ?? null;
    return wallet.settle(client, { betId: row.id, round: row.id, player, payout, validBet, detail });
  });
  await deliver?.().catch(() => undefined);
}
