import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InHouseRound, InstantFairness, InstantRound } from '@marquee/contract/in-house-rounds';
import { formatAmount } from '@marquee/contract/money';
import type { InstantRow } from './instant-repository';

/** Payout over stake in hundredths, truncated. */
export const multiplierOf = (stake: bigint, payout: bigint): number => Number((payout * 100n) / stake);

/** The round as its player sees it. */
export function viewOf<Code extends InstantCode>(row: InstantRow<Code>, balance: bigint): InstantRound<Code> {
  return {
    roundId: row.id,
    game: row.game,
    state: row.state,
    stake: formatAmount(row.stake),
    options: row.options,
    outcome: row.outcome,
    payout: formatAmount(row.payout),
    multiplierHundredths: multiplierOf(row.stake, row.payout),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    balance: formatAmount(balance),
  };
}

/** A finished round with what the verifier needs. */
export function historyRoundOf(row: InstantRow): InHouseRound {
  return {
    roundId: row.id,
    game: row.game,
    stake: formatAmount(row.stake),
    payout: formatAmount(row.payout),
    multiplierHundredths: multiplierOf(row.stake, row.payout),
    finishedAt: (row.finished_at ?? new Date(0)).toISOString(),
    fairness: fairnessOf(row),
  };
}

function fairnessOf<Code extends InstantCode>(row: InstantRow<Code>): InstantFairness<Code> {
  const { game, options, outcome } = row;
  if (outcome === null) throw new Error(`round ${row.id} is finished without an outcome`);
  return {
    game,
    serverSeedHash: row.server_seed_hash,
    // Published when the pair is rotated: before that it determines future rounds.
    serverSeed: row.revealed_at ? row.server_seed : null,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    options,
    outcome,
  };
}
