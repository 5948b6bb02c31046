import { MINES_CELLS, minePositions, minesMultiplierHundredths, minesPayout } from '@marquee/contract/fairness/mines';
import type { MinesRound } from '@marquee/contract/in-house';
import { formatAmount } from '@marquee/contract/money';
import type { MinesRow } from './mines-repository';

export const isOver = ({ state }: MinesRow): boolean => state !== 'placing' && state !== 'open';

export const positionsOf = (row: MinesRow): Promise<number[]> =>
  minePositions({ serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }, row.mines);

/** The current cash-out; a round ends before the highest payout would cut it. */
export const payoutNow = (row: MinesRow): bigint => minesPayout(row.stake, row.mines, row.picks.length);

/** The round as its player sees it: the mines only when it is over. */
export async function viewOf(row: MinesRow, balance: bigint): Promise<MinesRound> {
  const picks = row.picks.length;
  const isFull = picks >= MINES_CELLS - row.mines;
  return {
    roundId: row.id,
    state: row.state,
    stake: formatAmount(row.stake),
    mines: row.mines,
    picks: row.picks,
    payout: formatAmount(row.state === 'open' ? payoutNow(row) : row.payout),
    multiplierHundredths: minesMultiplierHundredths(row.mines, row.state === 'lost' ? Math.max(0, picks - 1) : picks),
    nextMultiplierHundredths: isOver(row) || isFull ? null : minesMultiplierHundredths(row.mines, picks + 1),
    minePositions: isOver(row) ? await positionsOf(row) : null,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    balance: formatAmount(balance),
  };
}
