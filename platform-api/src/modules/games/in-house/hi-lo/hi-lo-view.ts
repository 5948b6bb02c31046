import { hiLoCards, hiLoMultiplierHundredths, hiLoPayout } from '@marquee/contract/fairness/hi-lo';
import type { InHouseRound } from '@marquee/contract/in-house-rounds';
import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { formatAmount } from '@marquee/contract/money';
import type { HiLoRow } from './hi-lo-repository';

/** The cards dealt so far, the open one last. */
export const cardsOf = (row: Pick<HiLoRow, 'server_seed' | 'client_seed' | 'nonce' | 'moves'>): Promise<number[]> =>
  hiLoCards({ serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }, row.moves.length + 1);

/** The cash-out after these moves, where each of them was right. */
export const payoutNow = (row: HiLoRow, cards: readonly number[]): bigint => hiLoPayout(row.stake, cards, row.moves);

/** Hundredths of the right guesses; a lost round ends with the wrong one. */
export function multiplierOf({ state, moves }: HiLoRow, cards: readonly number[]): number {
  return hiLoMultiplierHundredths(cards, state === 'lost' ? moves.slice(0, -1) : moves);
}

/** The round as its player sees it, without future cards. */
export async function viewOf(row: HiLoRow, balance: bigint): Promise<HiLoRound> {
  const cards = await cardsOf(row);
  return {
    roundId: row.id,
    state: row.state,
    stake: formatAmount(row.stake),
    // The first card is dealt once the stake is taken.
    cards: row.state === 'placing' ? [] : cards,
    moves: row.moves,
    payout: formatAmount(row.state === 'open' ? payoutNow(row, cards) : row.payout),
    multiplierHundredths: multiplierOf(row, cards),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    balance: formatAmount(balance),
  };
}

/** A finished round with what the verifier needs. */
export async function historyRoundOf(row: HiLoRow): Promise<InHouseRound> {
  const cards = await cardsOf(row);
  return {
    roundId: row.id,
    game: 'HILO',
    stake: formatAmount(row.stake),
    payout: formatAmount(row.payout),
    multiplierHundredths: row.state === 'won' ? multiplierOf(row, cards) : 0,
    finishedAt: (row.finished_at ?? new Date(0)).toISOString(),
    fairness: {
      game: 'HILO',
      serverSeedHash: row.server_seed_hash,
      // Published once the pair is rotated: before that it determines future rounds.
      serverSeed: row.revealed_at ? row.server_seed : null,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      cards,
      moves: row.moves,
    },
  };
}
