import { CRASH_MAX_HUNDREDTHS, crashPayout } from '@marquee/contract/fairness/crash';
import type pg from 'pg';
import { limitsOf } from '../limits';
import type { Player } from '../player';
import type { Delivery, WalletClient, Settlement } from '../wallet/wallet-client';
import { type BetClosing, type CrashBetRow, type CrashRoundRow, endPlacedBets, moveBet } from './crash-repository';

export function playerOfBet(bet: CrashBetRow): Player {
  return {
    key: bet.player,
    sessionId: bet.session_id,
    token: bet.token,
    game: 'CRASH',
    demo: bet.demo,
    currency: bet.currency,
    brandId: bet.brand_id,
    name: bet.player_name,
  };
}

/**
 * Ends placed bets of a round: won at `hundredths`, lost where that is null. The results are queued in the caller's
 * transaction.
 * @returns delivers the results; null when all were ended before
 */
export async function endBets(
  client: pg.ClientBase,
  wallet: WalletClient,
  round: CrashRoundRow,
  closings: readonly { readonly bet: CrashBetRow; readonly hundredths: number | null }[],
): Promise<Delivery | null> {
  if (closings.length === 0) return null;
  const all = closings.map(({ bet, hundredths }) => ({
    bet,
    hundredths,
    payout: hundredths === null ? 0n : cappedPayout(bet, hundredths),
  }));
  const ended = await endPlacedBets(client, all);
  const settlements = all.filter(({ bet }) => ended.has(bet.id)).map((end) => settlementOf(round, end));
  const [only] = settlements;
  if (!only) return null;
  return settlements.length === 1 ? wallet.settle(client, only) : wallet.settleAll(client, settlements);
}

function settlementOf(round: CrashRoundRow, { bet, hundredths, payout }: BetClosing): Settlement {
  return {
    betId: bet.id,
    round: String(round.id),
    player: playerOfBet(bet),
    payout,
    odds: hundredths ?? undefined,
    detail: {
      game: 'CRASH',
      roundId: Number(round.id),
      cashedOutHundredths: hundredths,
      autoCashOutHundredths: bet.auto_hundredths,
      seedHash: round.seed_hash,
      // The crash point is published only when the round is over; a bet cashed out before it refers to the round.
      ...(hundredths === null && { crashedAtHundredths: round.crash_hundredths }),
    },
  };
}

/** Returns the stake of a bet that will not be played. */
export async function cancelBet(
  client: pg.ClientBase,
  wallet: WalletClient,
  bet: CrashBetRow,
): Promise<Delivery | null> {
  if (!(await moveBet(client, bet.id, bet.state, 'cancelled'))) return null;
  return wallet.refund(client, playerOfBet(bet), { id: bet.id, round: String(bet.round_id), amount: bet.stake });
}

/** Whether the bet's own cash-out point is reached before the crash. */
export function autoCashOutOf(bet: CrashBetRow, reachedHundredths: number): number | null {
  const auto = bet.auto_hundredths ?? CRASH_MAX_HUNDREDTHS;
  return auto <= reachedHundredths ? auto : null;
}

function cappedPayout(bet: CrashBetRow, hundredths: number): bigint {
  const payout = crashPayout(bet.stake, hundredths);
  const { maxPayout } = limitsOf(bet.currency);
  return payout < maxPayout ? payout : maxPayout;
}
