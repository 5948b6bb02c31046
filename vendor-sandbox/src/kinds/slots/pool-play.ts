import { randomInt } from 'node:crypto';
import type { BetRecord, NewBet } from '../../studio/bet-record';
import type { PlaySession, Studio } from '../../studio/studio';
import { contributionOf, POOL_SHARE_BP, poolOdds, type PoolTerms, winsPool } from './pool-draw';
import type { SlotRound } from './round';
import type { SlotGames } from './slot-games';

/** Play for the jackpot pool of a session. Free bets bring nothing to it and cannot win it. */
export function createPoolPlay(studio: Pick<Studio, 'poolAmount' | 'hitPool'>, games: SlotGames) {
  return {
    terms(session: PlaySession): PoolTerms | null {
      const pool = games.poolOf(session);
      if (!pool) return null;
      const oddsOfSmallest = poolOdds(pool.seed, games.stakes(session)[0] ?? 1);
      return { amount: studio.poolAmount(session) ?? pool.amount, shareBp: POOL_SHARE_BP, oddsOfSmallest };
    },
    withContribution(session: PlaySession, bet: NewBet): NewBet {
      const contribution = contributionOf(bet.stake);
      const isPaid = bet.rewardId === undefined && games.poolOf(session) !== undefined;
      return isPaid && contribution > 0 ? { ...bet, contribution } : bet;
    },
    /** Decides whether a bet that was taken wins the pool. */
    async draw(session: PlaySession, { id, stake, contribution }: BetRecord): Promise<Pick<SlotRound, 'jackpot'>> {
      const pool = contribution === undefined ? undefined : session.jackpotPool;
      const jackpot = pool && winsPool(pool.seed, stake, randomInt) ? await studio.hitPool(id) : 0;
      return jackpot > 0 ? { jackpot } : {};
    },
  };
}
