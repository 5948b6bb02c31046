import { WALLET_BUNDLE_MAX_ITEMS, type WalletAnswer, type WalletStatus } from '@marquee/contract/wallet-protocol';
import type pg from 'pg';
import { reportBatchFailures } from '../../../../platform/batch-failures';
import { createBatcher } from '../../../../platform/batcher';
import type { Jobs } from '../../../../platform/jobs';
import type { Platform } from '../../../../platform/platform';
import { derivedUuid } from '../derived-uuid';
import type { Player } from '../player';
import type { Delivery, WalletClient, Refusal, Settlement, Stake, StakeOutcome } from './wallet-client';
import type { Body, VendorClient } from './vendor-client';

/** The job that reports the result of a bet to the wallet. */
export const WALLET_CALL_TASK = 'in-house-wallet-call';
/** The same for the results of many bets. */
const WALLET_BUNDLE_TASK = 'in-house-wallet-bundle';
const MAX_STAKES = 64;
const STAKE_BATCHES = 4;
/** The queue repeats a failed direct delivery after this. */
const SAFETY_DELAY_MS = 3_000;

type WalletResult =
  | { readonly name: 'win'; readonly body: Body<'win'> }
  | { readonly name: 'rollback'; readonly body: Body<'rollback'> };

const REFUSALS: Partial<Record<WalletStatus, Refusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient_balance',
  RS_ERROR_TOKEN_EXPIRED: 'launch_expired',
  RS_ERROR_INVALID_TOKEN: 'launch_expired',
  RS_ERROR_LIMIT_REACHED: 'bet_limit_reached',
  RS_ERROR_USER_DISABLED: 'play_barred',
};
/** Statuses after which repeating a result changes nothing. */
const FINAL: readonly WalletStatus[] = [
  'RS_OK',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_DUPLICATE_TRANSACTION',
];

/** The member's real money, through the five calls of the wallet protocol as for any vendor. */
export function createRealWalletClient(
  client: VendorClient,
  jobs: Jobs,
  pool: pg.Pool,
  telemetry: Pick<Platform, 'log' | 'metrics'>,
): WalletClient {
  const send = async (result: WalletResult): Promise<void> => {
    const { status } = await client.call(result.name, result.body);
    if (!FINAL.includes(status)) throw new Error(`wallet answered ${status} to ${result.name}`);
  };
  jobs.handle(WALLET_CALL_TASK, send);

  const queue = async (db: pg.ClientBase, result: WalletResult): Promise<Delivery> => {
    const key = result.body.transaction_uuid;
    await jobs.add(db, WALLET_CALL_TASK, result, { key, delayMs: SAFETY_DELAY_MS });
    return async () => {
      await send(result);
      await jobs.remove(pool, key);
    };
  };

  /** Results that the wallet refuses within a bundle are repeated one by one. */
  const sendBundle = async (bodies: readonly Body<'win'>[]): Promise<void> => {
    const answers = await client.bundle('win', bodies);
    for (const [index, body] of bodies.entries()) {
      if (FINAL.includes(answers[index]?.status ?? 'RS_ERROR_UNKNOWN')) continue;
      await jobs.add(pool, WALLET_CALL_TASK, { name: 'win', body }, { key: body.transaction_uuid });
    }
  };
  jobs.handle(WALLET_BUNDLE_TASK, sendBundle);

  const queueBundle = async (db: pg.ClientBase, bodies: readonly Body<'win'>[]): Promise<Delivery> => {
    const key = `bundle:${bodies[0]?.transaction_uuid}`;
    await jobs.add(db, WALLET_BUNDLE_TASK, bodies, { key, delayMs: SAFETY_DELAY_MS });
    return async () => {
      await sendBundle(bodies);
      await jobs.remove(pool, key);
    };
  };

  const stakes = createStakeBatcher(client, telemetry);

  return {
    async balance(player) {
      const { balance } = await client.call('balance', {
        user: player.key,
        token: player.token,
        game_code: player.game,
      });
      return BigInt(balance ?? 0);
    },

    stake: (player, stake) => stakes.submit(betOf(player, stake)),

    settle: (db, settlement) => queue(db, { name: 'win', body: winOf(settlement) }),

    async settleAll(db, settlements) {
      const deliveries: Delivery[] = [];
      for (let from = 0; from < settlements.length; from += WALLET_BUNDLE_MAX_ITEMS)
        deliveries.push(await queueBundle(db, settlements.slice(from, from + WALLET_BUNDLE_MAX_ITEMS).map(winOf)));
      return async () => {
        await Promise.all(deliveries.map((deliver) => deliver()));
      };
    },

    refund(db, player, { id, round }) {
      const transaction = transactionOf(player, derivedUuid(id, 'rollback'), round);
      return queue(db, {
        name: 'rollback',
        body: { ...transaction, reference_transaction_uuid: id, round_closed: true },
      });
    },
  };
}

function betOf(player: Player, { id, round, amount, odds, snapshot }: Stake): Body<'bet'> {
  return {
    ...transactionOf(player, id, round),
    amount: Number(amount),
    currency: player.currency,
    round_closed: false,
    meta: odds === undefined ? snapshot : { ...snapshot, odds },
  };
}

/** A single stake is its own call; stakes that arrive during a call share the next one. */
function createStakeBatcher(client: VendorClient, telemetry: Pick<Platform, 'log' | 'metrics'>) {
  const reportStakeFailure = reportBatchFailures(telemetry, 'stakes');
  return createBatcher<Body<'bet'>, StakeOutcome>({
    keyOf: (body) => body.transaction_uuid,
    maxBatch: MAX_STAKES,
    concurrency: STAKE_BATCHES,
    onBatchFailure: reportStakeFailure,
    async run(bodies) {
      const [only] = bodies;
      const answering =
        only && bodies.length === 1 ? client.call('bet', only).then((entry) => [entry]) : client.bundle('bet', bodies);
      // The wallet may have taken the stakes: their outcome is unknown, so none is sent again.
      const answers = await answering.catch((error: unknown) => {
        reportStakeFailure(error, bodies.length);
        return null;
      });
      return bodies.map((_body, index) => outcomeOf(answers?.[index]));
    },
  });
}

function outcomeOf(answer: WalletAnswer | undefined): StakeOutcome {
  if (!answer || answer.status === 'RS_ERROR_UNKNOWN') return { kind: 'unknown' };
  if (answer.status === 'RS_OK') return { kind: 'taken', balance: BigInt(answer.balance ?? 0) };
  return { kind: 'refused', reason: REFUSALS[answer.status] ?? 'wallet_refused' };
}

function transactionOf(player: Player, uuid: string, round: string) {
  return {
    user: player.key,
    token: player.token,
    game_code: player.game,
    transaction_uuid: uuid,
    supplier_transaction_id: uuid,
    round,
  };
}

function winOf({ betId, round, player, payout, validBet = null, odds, detail }: Settlement): Body<'win'> {
  return {
    ...transactionOf(player, derivedUuid(betId, 'win'), round),
    reference_transaction_uuid: betId,
    amount: Number(payout),
    currency: player.currency,
    round_closed: true,
    meta: {
      ...detail,
      ...(validBet !== null && { valid_bet: Number(validBet) }),
      ...(odds !== undefined && { odds }),
    },
  };
}
