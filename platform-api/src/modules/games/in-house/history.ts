import { isInstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InHouseRound } from '@marquee/contract/in-house-rounds';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { type Beacon, keyOfChain } from '../../../platform/beacon';
import { type FinishedBetRow, readFinishedBets } from './crash/crash-repository';
import { readFinishedRounds as readHiLoRounds } from './hi-lo/hi-lo-repository';
import { historyRoundOf as hiLoRound } from './hi-lo/hi-lo-view';
import { readFinishedRounds as readInstantRounds } from './instant/instant-repository';
import { historyRoundOf } from './instant/instant-view';
import { type MinesRow, readFinishedRounds } from './mines/mines-repository';
import { positionsOf, viewOf } from './mines/mines-view';
import type { Player } from './player';

const SHOWN_ROUNDS = 25;

/** The player's last rounds of the game, newest first, with what the verifier needs. */
export async function historyOf(
  pool: pg.Pool,
  player: Player,
  beacon: Pick<Beacon, 'localPublicKey'>,
): Promise<InHouseRound[]> {
  if (player.game === 'MINES')
    return Promise.all((await readFinishedRounds(pool, player.key, SHOWN_ROUNDS)).map(minesRound));
  if (player.game === 'HILO') return Promise.all((await readHiLoRounds(pool, player.key, SHOWN_ROUNDS)).map(hiLoRound));
  if (isInstantCode(player.game)) return (await readInstantRounds(pool, player, SHOWN_ROUNDS)).map(historyRoundOf);
  const bets = await readFinishedBets(pool, player.key, SHOWN_ROUNDS);
  return bets.map((bet) => crashRound(bet, beacon));
}

const crashRound = (bet: FinishedBetRow, beacon: Pick<Beacon, 'localPublicKey'>): InHouseRound => ({
  roundId: bet.id,
  game: 'CRASH',
  stake: formatAmount(bet.stake),
  payout: formatAmount(bet.payout),
  multiplierHundredths: bet.cashed_hundredths ?? 0,
  finishedAt: (bet.finished_at ?? new Date(0)).toISOString(),
  fairness: {
    game: 'CRASH',
    seed: bet.seed,
    seedHash: bet.seed_hash,
    salt: bet.salt ?? '',
    crashedAtHundredths: bet.crash_hundredths ?? 100,
    beacon:
      bet.beacon_chain === null
        ? null
        : {
            chain: bet.beacon_chain,
            round: Number(bet.beacon_round),
            signature: bet.beacon_signature ?? '',
            publicKey: keyOfChain(beacon, bet.beacon_chain),
          },
  },
});

async function minesRound(row: MinesRow): Promise<InHouseRound> {
  const { multiplierHundredths } = await viewOf(row, 0n);
  return {
    roundId: row.id,
    game: 'MINES',
    stake: formatAmount(row.stake),
    payout: formatAmount(row.payout),
    multiplierHundredths: row.state === 'won' ? multiplierHundredths : 0,
    finishedAt: (row.finished_at ?? new Date(0)).toISOString(),
    fairness: {
      game: 'MINES',
      serverSeedHash: row.server_seed_hash,
      // Published once the pair is rotated: before that it determines future rounds.
      serverSeed: row.revealed_at ? row.server_seed : null,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      mines: row.mines,
      minePositions: await positionsOf(row),
    },
  };
}
